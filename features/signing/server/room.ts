import { auditedKinds, namesIn } from '#platform/server/audit/described.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { mailLinkJob } from './mail/mail-link.ts';
import { signingRequest } from './tables.ts';

export const room: Room = {
  jobs: (services) => [mailLinkJob(services)],
  offers: [
    offer(auditedKinds, {
      aggregate: 'signing-request',
      names: namesIn(signingRequest, signingRequest.id, signingRequest.title),
    }),
  ],
};
