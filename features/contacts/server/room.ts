import { auditedKinds, namesIn } from '#platform/server/audit/described.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { sealedContacts } from './core/number.ts';
import { contact } from './tables.ts';

export const room: Room = {
  sealed: sealedContacts,
  offers: [offer(auditedKinds, { aggregate: 'contact', names: namesIn(contact, contact.id, contact.name) })],
};
