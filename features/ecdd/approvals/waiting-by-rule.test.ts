import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { testApp } from '#test/app.ts';
import { isOfParts, officersState, type Parts } from '../forms/form-state.rules.ts';
import { decisions, ratings, recordedDecisions, shownRatings } from '../forms/forms.words.ts';
import { copiesOf } from '../rig/copies-of.ts';
import { aWholeForm } from '../rig/ready-form.ts';

const keys = <Key extends string>(words: Record<Key, string>) => fc.constantFrom(...(Object.keys(words) as Key[]));
/** The present ones more often than others, so that every state is among those that are drawn. */
const parts = { version: fc.constantFrom(1, 2, 3, 3), ownVersion: fc.constantFrom(1, 2, 2) };
const rating = fc.record({ ...parts, real: keys(ratings), agreed: keys(shownRatings) });
const word = fc.record({ ...parts, decision: keys(recordedDecisions) });
/** What was rated and decided of a form, each later than the one before. */
const history = fc.record({
  ratings: fc.array(rating, { maxLength: 4 }),
  words: fc.array(word, { maxLength: 4 }),
});

const current = { version: 3, ownVersion: 2 };

it('the list of approvals has what the rule says, whatever was rated and decided before', async () => {
  const app = await testApp();
  const hannah = await app.letIn(await app.aSalesperson({ name: 'Hannah' }));
  const farid = await app.letIn(await app.aStaff('compliance'));
  const { id: like } = await aWholeForm(app, hannah);
  const drawn = fc.sample(history, 300);
  const sql = <Row extends object>(text: string, values: unknown[]) => ask<Row>(app.services.database, text, values);
  const counted = async () => (await farid.get('/api/v1/compliance/waiting-approvals')).body.data.waiting as number;
  const before = await counted();
  const forms = (
    await copiesOf(
      app,
      like,
      drawn.map(() => ({ version: current.version, own_version: current.ownVersion })),
    )
  ).map((id) => ({ id }));
  const on = (day: number) => `2026-03-${String(day + 1).padStart(2, '0')}T09:00:00Z`;
  const rated = forms.flatMap(({ id }, at) =>
    (drawn[at]?.ratings ?? []).map((each, day) => ({ ...each, form_id: id, at: on(day) })),
  );
  const wordRows = forms.flatMap(({ id }, at) =>
    (drawn[at]?.words ?? []).map((each, day) => ({ ...each, form_id: id, at: on(day) })),
  );
  await sql(
    `INSERT INTO ecdd_rating (form_id, version, own_version, at, by, rules, shown, agreed, real, factors)
     SELECT form_id, version, "ownVersion", at, $2::uuid, 'drawn', agreed, agreed, real, '[]'
     FROM jsonb_to_recordset($1::jsonb) AS r (form_id uuid, version int, "ownVersion" int, at timestamptz, agreed text, real text)`,
    [JSON.stringify(rated), hannah.person.userId],
  );
  await sql(
    `INSERT INTO ecdd_approval (form_id, version, own_version, at, by, decision, note)
     SELECT form_id, version, "ownVersion", at, CASE WHEN decision <> 'REOPENED' THEN $2::uuid END, decision, ''
     FROM jsonb_to_recordset($1::jsonb) AS w (form_id uuid, version int, "ownVersion" int, at timestamptz, decision text)`,
    [JSON.stringify(wordRows), farid.person.userId],
  );
  const lastOf = <Row extends Parts>(rows: Row[] = []): Row | undefined =>
    rows.toSorted((one, other) => one.version - other.version || one.ownVersion - other.ownVersion).at(-1);
  const byRule = forms.flatMap(({ id }, at) => {
    const { ratings: rows, words } = drawn[at] ?? { ratings: [], words: [] };
    const last = lastOf(words);
    const state = officersState(
      current,
      rows.findLast((each) => isOfParts(each, current)),
      last && { ...last, rating: null },
    );
    return state === null ? [] : [`${id} ${state}`];
  });
  const listed: string[] = [];
  for (const state of ['WAITING', ...Object.keys(decisions)])
    for (let pageNumber = 1; ; pageNumber += 1) {
      const query = `state=${state}&search=DRAWN-&pageSize=100&pageNumber=${pageNumber}`;
      const { rows } = (await farid.get(`/api/v1/compliance/form-approvals?${query}`)).body.data;
      listed.push(...rows.map((row: { id: string }) => `${row.id} ${state}`));
      if (rows.length < 100) break;
    }
  expect(listed.toSorted()).toEqual(byRule.toSorted());
  expect((await counted()) - before).toBe(byRule.filter((each) => each.endsWith(' WAITING')).length);
  // Each state was drawn.
  expect(new Set(listed.map((each) => each.split(' ')[1])).size).toBe(4);
});
