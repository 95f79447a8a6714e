import type { ListChange } from '#features/screening/server/index.ts';
import { hasLists } from '#features/screening/server/index.ts';
import type { Services } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { bringCases } from './party-cases.ts';

const job = 'esubmission.missing-cases';
const stepSize = 100;

const next = `
  SELECT DISTINCT e.id FROM esubmission e JOIN esubmission_party p ON p.esubmission_id = e.id
  WHERE e.deleted_at IS NULL AND e.status IN (1, 2, 3, 5) AND p.aml_case_id IS NULL
    AND (p.is_unrepresented OR p.represented_party = 'I' OR p.party_type = e.represented_side)
    AND e.id > $1 ORDER BY e.id LIMIT $2`;

/** After the first list of a source: whoever was never screened can be now. */
export const afterList = (services: Services, { whole }: ListChange): Promise<void> =>
  whole ? inTransaction(services.database, (tx) => services.jobs.send(tx, job, {})) : Promise.resolve();

/** Each night, and after a list has come: submissions that are open get the cases that their parties lack. What fails is tried the next night. */
export const missingCases = (services: Services): Job => ({
  name: job,
  everyCron: '20 4 * * *',
  run: async (payload) => {
    const { after = '00000000-0000-0000-0000-000000000000' } = payload as { after?: string };
    if (!(await hasLists(services.database))) return;
    const rows = await ask<{ id: string }>(services.database, next, [after, stepSize]);
    for (const { id } of rows)
      await bringCases(services, id).catch(() => services.log.warn({ eSubId: id }, 'A submission has no cases yet'));
    const last = rows.at(-1);
    if (last && rows.length === stepSize)
      await inTransaction(services.database, (tx) => services.jobs.send(tx, job, { after: last.id }));
  },
});
