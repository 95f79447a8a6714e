import type { Services } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';

const unused = `
  SELECT id FROM aml_case c
  WHERE left_at IS NOT NULL
    AND NOT EXISTS (SELECT FROM aml_subject s JOIN screening_hit h ON h.subject_id = s.id WHERE s.case_id = c.id)
    AND NOT EXISTS (SELECT FROM aml_report WHERE case_id = c.id) AND NOT EXISTS (SELECT FROM str_entry WHERE case_id = c.id)
    AND NOT EXISTS (SELECT FROM aml_case WHERE joined = c.id)
  FOR UPDATE SKIP LOCKED`;
const drops = [
  'DELETE FROM screening_run WHERE subject_id IN (SELECT id FROM aml_subject WHERE case_id = ANY($1::uuid[]))',
  'DELETE FROM aml_subject WHERE case_id = ANY($1::uuid[])',
  'DELETE FROM aml_case WHERE id = ANY($1::uuid[])',
];

/** Deletes what was opened for a party that is gone, where nothing was ever found or written. */
export const dropLeftCases = (services: Services): Job => ({
  name: 'aml.drop-left-cases',
  everyCron: '40 3 * * *',
  run: () =>
    inTransaction(services.database, async (db) => {
      const ids = (await ask<{ id: string }>(db, unused)).map(({ id }) => id);
      if (ids.length > 0) for (const drop of drops) await ask(db, drop, [ids]);
    }),
});
