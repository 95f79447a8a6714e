import { Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { note } from '../record/note.server.ts';
import { lockContact } from '../record/scope.server.ts';
import { contactConsent } from '../tables.server.ts';
import { pastDay } from './past-day.server.ts';
import type { ConsentMethod, ConsentState, PdpaChannel, Purpose } from './pdpa.words.ts';
import { keepResults } from './results.server.ts';

type ConsentGiven = {
  params: { id: string };
  body: {
    purpose: Purpose;
    channels: PdpaChannel[];
    state: ConsentState;
    givenOn: string | null;
    method: ConsentMethod;
    noticeVersion: string;
    note: string;
  };
};

/** Records what a contact said. The latest row of a purpose and channel counts. */
export const recordConsent = async (at: Writing, { params, body }: ConsentGiven): Promise<undefined> => {
  const { id: contactId } = await lockContact(at, params.id);
  const { channels, givenOn, ...consent } = body;
  const day = pastDay(at, givenOn, 'givenOn');
  const recorded = { contactId, givenOn: day, recordedBy: at.actor.userId, recordedAt: at.clock.now().toString() };
  await at.db
    .insert(contactConsent)
    .values([...new Set(channels)].map((channel) => ({ channel, ...consent, ...recorded })));
  await note(at, contactId, consent.state === 'GRANTED' ? 'contact.consented' : 'contact.consent-withdrawn', {
    purpose: consent.purpose,
    channels,
  });
};

type Checked = {
  params: { id: string };
  body: { phone: string; voice: boolean; text: boolean; fax: boolean; checkedOn: string | null; ref: string };
};

/** Stores the register's answer for a number in place of an earlier one. */
export const checkRegister = async (at: Writing, { params, body }: Checked): Promise<undefined> => {
  const { id, phones } = await lockContact(at, params.id);
  const { phone, voice, text, fax, ref } = body;
  if (!phones.includes(phone))
    throw new Refusal('contact.invalid', 'This contact has another number.', { field: 'phone' });
  const checkedOn = pastDay(at, body.checkedOn, 'checkedOn');
  await keepResults(at, [{ phone, voice, text, fax }], { checkedOn, source: 'MANUAL', ref });
  await note(at, id, 'contact.register-checked', { checkedOn });
};
