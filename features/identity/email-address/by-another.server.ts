import { requireFreeAddress, setAddress } from '#features/people/index.server.ts';
import { hoursUntilTrusted } from '#features/people/settled/address.rules.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import type { PersonRow } from '../account/find-person.server.ts';
import { endLinks, endUndoLinks, makeLink, makeUndoLink, takeLink } from '../links/links.server.ts';
import { mailResetLink } from '../passwords/mail-reset-links.server.ts';
import { endSessions } from '../sessions/end-sessions.server.ts';
import { mailAddresses } from './mail-addresses.server.ts';
import { takeAccessBack } from './take-access-back.server.ts';

/** The time for both links, and after a change for the one that undoes it. */
const lasts = { hours: hoursUntilTrusted };

/**
 * The people desk wants another email address for somebody. It counts once it is confirmed from there. The person is signed
 * out, can undo it from the old address (of several changes the first one), and can't change their bank account meanwhile.
 */
export const askForAddress = async (at: Writing<Actor | null>, row: PersonRow, email: string): Promise<void> => {
  await requireFreeAddress(at, email, { except: row.id, names: true });
  await endLinks(at, row.id);
  await endSessions(at, row.id);
  const confirm = await makeLink(at, { personId: row.id, purpose: 'email-by-another', lasts, email });
  const undo = await makeUndoLink(at, row, { email, lasts });
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
  const { owner, link } = await takeLink(at, 'email-by-another', token);
  const email = addressOf(link);
  await endLinks(at, owner.id);
  await endSessions(at, owner.id);
  const undo = await makeUndoLink(at, owner, { email, lasts });
  await setAddress(at, owner, { email });
  await mailAddresses(at, owner, { was: owner.email, is: email, undo });
  return { email };
};

/**
 * Drops a pending address or restores the old one, even if the account was changed since: everyone is signed out, no password works, and a
 * link to set a new one goes to the old address.
 */
export const undoAddress = async (at: Writing<Actor | null>, token: string): Promise<{ email: string }> => {
  const { owner, link } = await takeLink(at, 'email-undo', token);
  const email = addressOf(link);
  await endLinks(at, owner.id);
  await endUndoLinks(at, owner.id);
  await endSessions(at, owner.id);
  await setAddress(at, owner, { email, isPutBack: true });
  await takeAccessBack(at, owner.id, sinceOf(link));
  await record(at, { aggregate: 'person', aggregateId: owner.id, action: 'person.email-undone', detail: { email } });
  if (!owner.disabledAt)
    await mailResetLink(
      at,
      { ...owner, email },
      {
        why: `Your account ${owner.userName} keeps this address, and its password was taken back.`,
        otherwise: 'Until you have chosen another password, nobody can sign in to your account.',
      },
    );
  return { email };
};

const sinceOf = ({ since }: { since: string | null }): string => {
  if (since === null) throw new Error('A link that undoes a change of address says since when.');
  return since;
};

const addressOf = ({ email }: { email: string | null }): string => {
  if (email === null) throw new Error('A link about an address has one.');
  return email;
};
