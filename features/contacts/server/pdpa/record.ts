import { sql } from 'drizzle-orm';
import { Refusal } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import type { ConsentMethod, ConsentState, PdpaChannel, Purpose } from '../../words/pdpa.ts';
import { note } from '../core/note.ts';
import { lockContact } from '../core/scope.ts';
import { contactConsent, dncCheck } from '../tables.ts';

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

/** A day of the past, today if none is given. */
const pastDay = (at: Writing, given: string | null, field: string): string => {
  const now = today(at.clock);
  if (given !== null && given > now) throw new Refusal('contact.invalid', 'This day is in the future.', { field });
  return given ?? now;
};

/** Records what a contact said. The latest row of a purpose and channel counts. */
export const recordConsent = async (at: Writing, { params, body }: ConsentGiven): Promise<undefined> => {
  const { id: contactId } = await lockContact(at, params.id);
  const { channels, givenOn, ...said } = body;
  const day = pastDay(at, givenOn, 'givenOn');
  const recorded = { contactId, givenOn: day, recordedBy: at.actor.userId, recordedAt: at.clock.now().toString() };
  await at.db
    .insert(contactConsent)
    .values([...new Set(channels)].map((channel) => Object.assign({ channel }, said, recorded)));
  await note(at, contactId, said.state === 'GRANTED' ? 'contact.consented' : 'contact.consent-withdrawn', {
    purpose: said.purpose,
    channels,
  });
};

type Checked = {
  params: { id: string };
  body: { phone: string; voice: boolean; text: boolean; fax: boolean; checkedOn: string | null; ref: string };
};

/** Keeps what the register said of a number, in place of what it said before. */
export const checkRegister = async (at: Writing, { params, body }: Checked): Promise<undefined> => {
  const { id, phones } = await lockContact(at, params.id);
  const { phone, ref } = body;
  if (!phones.includes(phone))
    throw new Refusal('contact.invalid', 'This contact has another number.', { field: 'phone' });
  const checkedOn = pastDay(at, body.checkedOn, 'checkedOn');
  const rows = [
    { register: 'VOICE' as const, listed: body.voice },
    { register: 'TEXT' as const, listed: body.text },
    { register: 'FAX' as const, listed: body.fax },
  ].map((each) => Object.assign({ phone, checkedOn, source: 'MANUAL', ref }, each));
  await at.db
    .insert(dncCheck)
    .values(rows)
    .onConflictDoUpdate({
      target: [dncCheck.phone, dncCheck.register],
      set: {
        listed: sql`excluded.listed`,
        checkedOn: sql`excluded.checked_on`,
        source: sql`excluded.source`,
        ref: sql`excluded.ref`,
      },
      setWhere: sql`excluded.checked_on >= dnc_check.checked_on`,
    });
  await note(at, id, 'contact.register-checked', { checkedOn });
};
