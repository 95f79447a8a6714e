import { eq } from 'drizzle-orm';
import { person } from '#features/people/server/index.ts';
import { readSetting } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Writing } from '#platform/server/context.ts';
import { spanAt, spansOf } from '../../maintenance.ts';
import { maintenanceWindows } from '../../settings.ts';
import { closedRefusal } from './open-maintenance.ts';

/** While a maintenance window is under way only administrators get a session. */
export const requireOpen = async (at: Writing<Actor | null>, personId: string): Promise<void> => {
  const now = at.clock.now().epochMilliseconds;
  const closed = spanAt(spansOf(await readSetting(at.db, maintenanceWindows)), now);
  if (!closed) return;
  const [found] = await at.db.select({ role: person.role }).from(person).where(eq(person.id, personId));
  if (found?.role !== 'admin') throw closedRefusal(closed, now);
};
