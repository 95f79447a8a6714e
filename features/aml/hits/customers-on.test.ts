import { expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { testApp } from '#test/app.ts';
import { customersOnEntries } from './customers-on.server.ts';

const app = await testApp();
const { database } = app.services;

/** Customers with a hit each on an entry of the list of the United Nations, named by its key. */
const withHits = async (count: number, key: string, more: { state?: string; ended?: boolean } = {}): Promise<void> => {
  const { state = 'OPEN', ended = false } = more;
  const { userId } = await app.aSalesperson();
  await ask(
    database,
    `WITH made AS (
       INSERT INTO aml_case (case_no, owner, name, kind, created_at)
       SELECT :key || '-' || n, :userId, 'Customer ' || lpad(n::text, 5, '0'), 'INDIVIDUAL', now() FROM generate_series(1, :count::int) n
       RETURNING id, name
     ), asked AS (
       INSERT INTO aml_subject (case_id, role, kind, name, id_type, id_number_sealed, id_number_masked, id_number_print, nationality)
       SELECT id, 'CUSTOMER', 'INDIVIDUAL', name, 'NRIC', '', '', '', 'SG' FROM made RETURNING id
     )
     INSERT INTO screening_hit (subject_id, source, entity_key, content_hash, facts_hash, score, listed_name, found, found_at, state, ended_at)
     SELECT id, 'UN', :key, '', '', 0.9, 'X', '{}', now(), :state, CASE WHEN :ended::boolean THEN now() END FROM asked`,
    { key, userId, count, state, ended },
  );
};
const on = (keys: string[]) =>
  customersOnEntries(app.asNobody as never, 'UN', async (listedKeys) => keys.filter((key) => listedKeys.includes(key)));

it('counts 20,000 customers on entries that would go, and names the first twenty', async () => {
  await withHits(20_000, 'gone');
  await withHits(30, 'stays');
  await withHits(30, 'dismissed', { state: 'FALSE' });
  await withHits(30, 'over', { ended: true });
  const { count, rows } = await on(['gone', 'dismissed', 'over']);
  expect([count, rows.length]).toEqual([20_000, 20]);
  expect(rows.map(({ caseNo }) => caseNo)).toEqual(Array.from({ length: 20 }, (_, at) => `gone-${at + 1}`));
  expect(await on(['dismissed'])).toEqual({ count: 0, rows: [] });
});
