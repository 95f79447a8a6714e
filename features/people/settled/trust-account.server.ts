import type { Actor } from '#platform/contract/actor.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import type { PersonRecord } from '../account/change-person.server.ts';
import { mailWatchers } from '../mails/mail-watchers.server.ts';
import { settle } from './settled.server.ts';

/** Settles an account at once: the operator of the server states that it is its owner's. Returns whether it was not settled before. */
export const trustAccount = async (
  at: Writing<Actor | null>,
  { id, name, userName }: PersonRecord,
): Promise<boolean> => {
  const ended = await settle(at, id);
  if (ended === 0) return false;
  await record(at, { aggregate: 'person', aggregateId: id, action: 'person.trusted' });
  await mailWatchers(at, {
    title: `${name} was settled on the server`,
    lines: [
      `Whoever runs the server settled the account ${userName}: it may approve, and read its desks, at once.`,
      'If you do not know why, ask before anything is approved.',
    ],
    page: '/',
  });
  return true;
};
