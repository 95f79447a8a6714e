import { desc, eq } from 'drizzle-orm';
import { notify } from '#features/notifications/index.server.ts';
import { personPublic } from '#features/people/index.server.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { cpdShortfall } from '../notices.server.ts';
import { cpdReminder } from '../tables.server.ts';
import { standingStatement, standingValues } from './list-standings.server.ts';

type Open = { personId: string; lacks: string };

/** Everybody who lacks hours in the current cycle, with the missing hours by component. */
const openPeople = async (at: Reading): Promise<Open[]> =>
  ask<Open>(at.db, standingStatement, { ...(await standingValues(at)), words: [], standing: 'OPEN' });

export const readLastReminder = async (at: Reading) => {
  const [row] = await at.db
    .select({ reminder: cpdReminder, byName: personPublic.name })
    .from(cpdReminder)
    .innerJoin(personPublic, eq(personPublic.id, cpdReminder.askedBy))
    .orderBy(desc(cpdReminder.day))
    .limit(1);
  const last = row && {
    at: row.reminder.askedAt,
    byName: row.byName,
    people: row.reminder.people,
    isToday: row.reminder.day === today(at.clock),
  };
  return { open: (await openPeople(at)).length, last: last ?? null };
};

/** Reminds everybody who lacks hours, with their missing hours. A second reminder on the same day is refused. */
export const remindOpen = async (at: Writing): Promise<{ people: number }> => {
  const open = await openPeople(at);
  if (open.length === 0) throw new Refusal('cpd-reminder.conflict', 'Nobody lacks hours today.');
  const day = today(at.clock);
  const [made] = await at.db
    .insert(cpdReminder)
    .values({ day, people: open.length, askedBy: at.actor.userId, askedAt: at.clock.now().toString() })
    .onConflictDoNothing()
    .returning();
  if (!made) throw new Refusal('cpd-reminder.conflict', 'They were reminded today already. Remind again tomorrow.');
  for (const [lacks, people] of Map.groupBy(open, (each) => each.lacks))
    await notify(at, cpdShortfall, {
      to: people.map(({ personId }) => personId),
      key: `cpd-shortfall:${day}`,
      title: 'CPD hours outstanding',
      line: `Still to complete in this cycle: ${lacks}`,
      link: '/training/course-registered?show=coming',
    });
  await record(at, {
    aggregate: 'cpd-reminder',
    aggregateId: day,
    action: 'cpd-reminder.sent',
    detail: { people: open.length },
  });
  return { people: open.length };
};
