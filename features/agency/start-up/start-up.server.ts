import { eq, sql } from 'drizzle-orm';
import { readUnread } from '#features/circulars/index.server.ts';
import { bankAccountPublic, personPublic } from '#features/people/index.server.ts';
import { cycleStatusesOf } from '#features/training/index.server.ts';
import { addDays, dayOf } from '#platform/contract/days.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import type { StartUp } from './start-up.calls.ts';
import { newcomerDays, startUpSteps } from './start-up.words.ts';

/** How far a salesperson is who joined lately; undefined for everybody else. */
export const readStartUp = async (at: Reading, personId: string): Promise<StartUp | undefined> => {
  const [row] = await at.db
    .select({
      role: personPublic.role,
      createdAt: personPublic.createdAt,
      picture: personPublic.picture,
      mobile: personPublic.mobile,
      gstNumber: personPublic.gstNumber,
      hasAccount: sql<boolean>`${bankAccountPublic.personId} IS NOT NULL`,
    })
    .from(personPublic)
    .leftJoin(bankAccountPublic, eq(bankAccountPublic.personId, personPublic.id))
    .where(eq(personPublic.id, personId));
  if (row?.role !== 'salesperson') return undefined;
  const joinedOn = dayOf(row.createdAt);
  if (addDays(joinedOn, newcomerDays) < today(at.clock)) return undefined;
  const cycleStatus = (await cycleStatusesOf(at, [personId])).get(personId);
  // What is unread is asked as the newcomer would.
  const asThem = { ...at, actor: { ...at.actor, userId: personId, role: 'salesperson' as const, desks: [] } };
  const { count, open } = await readUnread(asThem);
  return {
    joinedOn,
    hasPicture: row.picture !== null,
    hasMobile: Boolean(row.mobile),
    hasAccount: row.hasAccount,
    circulars: count + open,
    hasGst: row.gstNumber !== null,
    cpdExemptUntil: cycleStatus?.progress.standing === 'EXEMPT' ? cycleStatus.cycle.to : null,
  };
};

/** The same for the home page, until everything is done. */
export const readStartUpHome = async (at: Reading): Promise<StartUp | undefined> => {
  const startUp = await readStartUp(at, at.actor.userId);
  return startUp && startUpSteps(startUp).some(({ isDone }) => !isDone) ? startUp : undefined;
};
