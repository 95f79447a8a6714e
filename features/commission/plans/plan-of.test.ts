import { expect, it } from 'vitest';
import { addDays, type Day } from '#platform/contract/days.ts';
import { testApp } from '#test/app.ts';
import { flatTerms } from '../rig/plans.rules.ts';
import { personPlan, plan, planVersion } from '../tables.server.ts';
import { plansOn } from './plan-of.server.ts';

const app = await testApp();
const { database } = app.services;
const { userId: personId } = await app.aSalesperson();

const [starterFrom, betterFrom, onStarter, onOther] = ['2024-02-29', '2025-01-01', '2024-07-01', '2026-03-01'];
await database.insert(plan).values(['STARTER', 'OTHER'].map((code) => ({ code, name: code })));
await database.insert(planVersion).values([
  { plan: 'STARTER', fromDay: starterFrom, terms: flatTerms(600_000) },
  { plan: 'STARTER', fromDay: betterFrom, terms: flatTerms(700_000) },
  { plan: 'OTHER', fromDay: starterFrom, terms: flatTerms(800_000) },
]);
await database.insert(personPlan).values([
  { personId, plan: 'STARTER', fromDay: onStarter },
  { personId, plan: 'OTHER', fromDay: onOther },
]);

const before = (day: Day) => addDays(day, -1);

it.each<[string, Day, string, Day]>([
  ['the day before the first plan of their own', before(onStarter), 'Standard', '2000-01-01'],
  ['the first day of that', onStarter, 'STARTER', starterFrom],
  ['the last day of its first terms', before(betterFrom), 'STARTER', starterFrom],
  ['the first day of its next ones', betterFrom, 'STARTER', betterFrom],
  ['the last day on that plan', before(onOther), 'STARTER', betterFrom],
  ['the first day on another one', onOther, 'OTHER', starterFrom],
])('%s', async (_, day, planName, fromDay) => {
  const personPlan = (await plansOn(database, [personId], day)).get(personId);
  expect(personPlan).toMatchObject({ planName, fromDay });
});
