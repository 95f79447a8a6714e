import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { ask } from '#platform/server/database/ask.ts';
import { testApp } from '#test/app.ts';
import { attended } from '../rig/attended.ts';
import { cycleStatusesOf } from './cycle-status.server.ts';

const day = fc.constantFrom('2025-12-31', '2026-01-01', '2026-06-30', '2026-12-31', '2027-01-01');
const training = fc.record({
  component: fc.constantFrom('PE', 'PC', 'GC_PLUS', 'GC'),
  hours: fc.integer({ min: 1, max: 16 }).map((halves) => halves / 2),
  toDay: day,
  approval: fc.constantFrom('APPROVED', 'APPROVED', 'APPROVED', 'PENDING', 'REJECTED'),
});
/** What somebody attended, and since when they have an account. */
const person = fc.record({
  trainings: fc.oneof(
    fc.array(training, { maxLength: 6 }),
    fc.constant(
      (['PE', 'PC', 'GC_PLUS'] as const).map((component) => ({
        component,
        hours: 8,
        toDay: '2026-06-30',
        approval: 'APPROVED' as const,
      })),
    ),
  ),
  joined: fc.constantFrom(
    '2020-01-01T00:00:00Z',
    '2025-12-31T15:59:59Z',
    '2025-12-31T16:00:00Z',
    '2026-05-01T00:00:00Z',
  ),
});

it('the list of the desk has everybody as the rule of their own page says', async () => {
  const app = await testApp({ clock: clockAt('2026-11-28T02:00:00Z') });
  const desk = await app.letIn(await app.aStaff('people', 'content'));
  const ids: string[] = [];
  for (const { trainings, joined } of fc.sample(person, 60)) {
    const made = await app.aSalesperson();
    ids.push(made.userId);
    await ask(app.services.database, 'UPDATE person SET created_at = $2 WHERE id = $1', [made.userId, joined]);
    for (const each of trainings)
      await attended(app, made, {
        ...each,
        fromDay: each.toDay,
        ...(each.approval === 'PENDING' ? { decidedAt: null } : {}),
      });
  }
  const { rows } = (await desk.get('/api/v1/desk/cpd-standings?pageSize=100')).body.data;
  const listed = new Map(rows.map((row: { personId: string }) => [row.personId, row]));
  const found = await cycleStatusesOf(app.asNobody, ids);
  const byRule = ids.map((id) => {
    const { standing, missing, counted, components } = found.get(id)?.progress ?? {};
    const pending = components?.reduce((sum, each) => sum + each.pending, 0);
    return { standing, missing: String(missing), counted: String(counted), pending: String(pending) };
  });
  expect(ids.map((id) => listed.get(id))).toMatchObject(byRule);
  expect(new Set(byRule.map(({ standing }) => standing))).toEqual(new Set(['MET', 'OPEN', 'EXEMPT']));
});
