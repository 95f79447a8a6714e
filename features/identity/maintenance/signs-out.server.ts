import { and, countDistinct, eq, gt, isNull, ne } from 'drizzle-orm';
import { personPublic } from '#features/people/index.server.ts';
import { readSetting } from '#features/settings/server/index.ts';
import type { Writing } from '#platform/server/context.ts';
import { maintenanceWindows } from '../room.settings.ts';
import { session } from '../tables.server.ts';
import { type MaintenanceWindow, spanAt, spansOf } from './maintenance.rules.ts';

/**
 * How many people are signed out at once if the maintenance windows become these; undefined if none of them is under way,
 * or one was before.
 */
export const signsOut = async (at: Writing, windows: MaintenanceWindow[]): Promise<number | undefined> => {
  const now = at.clock.now();
  const isUnderWay = (all: MaintenanceWindow[]) => spanAt(spansOf(all), now.epochMilliseconds) !== undefined;
  if (!isUnderWay(windows) || isUnderWay(await readSetting(at.db, maintenanceWindows))) return undefined;
  const [row] = await at.db
    .select({ people: countDistinct(session.personId) })
    .from(session)
    .innerJoin(personPublic, eq(personPublic.id, session.personId))
    .where(and(isNull(session.revokedAt), gt(session.expiresAt, now.toString()), ne(personPublic.role, 'admin')));
  return row?.people ?? 0;
};
