import { hoursUntilTrusted } from '#features/people/rules/address.ts';
import { setAddress } from '#features/people/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import type { PersonRow } from '../account/find-person.ts';
import { endLinks, findWaitingEmail, makeLink, takeLink } from '../account/links.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { mailAddresses } from './mail-addresses.ts';

/** The time for both links, and after a change for the one that undoes it. */
const lasts = { hours: hoursUntilTrusted };

/**
 * The people desk wants another e-mail address for somebody. It counts once it is confirmed from there. The person is signed
 * out, can undo it from the old address, and can't change their bank account meanwhile.
 */
export const askForAddress = async (at: Writing, row: PersonRow, email: string): Promise<void> => {
  await endLinks(at, row.id);
  await endSessions(at, row.id);
  const confirm = await makeLink(at, { personId: row.id, purpose: 'email-by-another', lasts, email });
  const undo = await makeLink(at, { personId: row.id, purpose: 'email-undo', lasts, email: row.email });
  await setAddress(at, row, { email: row.email });
  await record(at, {
    aggregate: 'person',
    aggregateId: row.id,
    action: 'person.email-asked',
    detail: { email, expiresAt: confirm.expiresAt },
  });
  await mailAddresses(at, row, { was: row.email, will: email, confirm, undo });
};

/** Puts the address in use. From the old one it can be undone for another 72 hours. */
export const confirmAddress = async (at: Writing<Actor | null>, token: string): Promise<{ email: string }> => {
  const row = await takeLink(at, 'email-by-another', token);
  const { email } = (await findWaitingEmail(at.db, row.id, 'email-by-another')) ?? gone();
  await endLinks(at, row.id);
  await endSessions(at, row.id);
  const undo = await makeLink(at, { personId: row.id, purpose: 'email-undo', lasts, email: row.email });
  await setAddress(at, row, { email });
  await mailAddresses(at, row, { was: row.email, is: email, undo });
  return { email };
};

/** Drops an address that waits, or puts the old one back. Whatever the new one was mailed opens nothing any more. */
export const undoAddress = async (at: Writing<Actor | null>, token: string): Promise<{ email: string }> => {
  const row = await takeLink(at, 'email-undo', token);
  const { email } = (await findWaitingEmail(at.db, row.id, 'email-undo')) ?? gone();
  await endLinks(at, row.id);
  await endSessions(at, row.id);
  await setAddress(at, row, { email });
  await record(at, { aggregate: 'person', aggregateId: row.id, action: 'person.email-undone', detail: { email } });
  return { email };
};

const gone = (): never => {
  throw new Refusal('link.missing', 'This link has been used, or is too old. Ask the people desk.');
};
