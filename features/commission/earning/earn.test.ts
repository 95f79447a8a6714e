import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { dealPublic, dealSharePublic } from '#features/deal/server/index.ts';
import { clockAt } from '#platform/server/clock.ts';
import { transact } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { testApp } from '#test/app.ts';
import { anApprovedCase } from '#test/deals.ts';
import { freezeSplit } from '../splits/split-deal.server.ts';
import { split, splitLine } from '../tables.server.ts';
import { earn } from './earn.server.ts';

const app = await testApp({ clock: clockAt('2026-11-20T02:00:00Z') });
const { database } = app.services;
const desk = await app.letIn(await app.aStaff('submissions'));
const agent = await app.letIn(await app.aSalesperson());
const other = await app.aSalesperson();

/** A deal of two shares of the same amount. */
const aDealOfTwo = async (unit: string) => {
  const { eSubId } = await anApprovedCase(agent, desk, { property: { ...sampleInfo().property, unit } }, {}, [
    { userId: agent.person.userId, role: 'CA', shareRate: 500_000 },
    { userId: other.userId, role: 'ICB', shareRate: 500_000 },
  ]);
  const [deal] = await database.select().from(dealPublic).where(eq(dealPublic.esubmissionId, eSubId));
  return deal?.id ?? '';
};

const splitsOf = (dealId: string) =>
  database
    .select({ id: split.id, shareId: split.shareId, position: dealSharePublic.position })
    .from(split)
    .innerJoin(dealSharePublic, eq(dealSharePublic.id, split.shareId))
    .where(eq(split.dealId, dealId))
    .orderBy(asc(split.id));

/** Gives the shares of a deal these places, in the order of the ids of their splits. */
const place = async (dealId: string, places: readonly number[]) => {
  const splits = await splitsOf(dealId);
  for (const away of [10, 0])
    for (const [index, { shareId }] of splits.entries())
      await ask(database, 'UPDATE deal_share SET position = $1 WHERE id = $2', [(places[index] ?? 0) + away, shareId]);
};

it.each([
  ['lower', 71, [0, 1]],
  ['higher', 72, [1, 0]],
] as const)('an odd cent goes to the first share, though its split has the %s id', async (_, unit, places) => {
  const dealId = await aDealOfTwo(`70-${unit}`);
  await transact(app.asNobody, (at) => freezeSplit(at, dealId));
  await place(dealId, places);
  const cause = { cause: 'ALLOCATION', causeId: randomUUID(), day: '2026-11-20' } as const;
  await transact(app.asNobody, (at) => earn(at, { dealId, cents: 10_001, ...cause }));
  const lines = await database
    .select({ earned: splitLine.cents, left: splitLine.leftCents })
    .from(splitLine)
    .innerJoin(split, eq(split.id, splitLine.splitId))
    .innerJoin(dealSharePublic, eq(dealSharePublic.id, split.shareId))
    .where(eq(split.dealId, dealId))
    .orderBy(asc(dealSharePublic.position), asc(splitLine.position));
  expect(lines.map(({ earned, left }) => earned - left)).toEqual([4_001, 1_000, 4_000, 1_000]);
});
