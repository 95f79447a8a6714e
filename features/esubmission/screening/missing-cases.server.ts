import { dueDiligenceFrom } from '#features/aml/room.settings.ts';
import type { ListChange } from '#features/screening/index.server.ts';
import { hasLists } from '#features/screening/index.server.ts';
import { readSetting } from '#features/settings/server/index.ts';
import type { Services } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { longestExempt } from '../findings/unchecked.rules.ts';
import { bringCases } from './party-cases.server.ts';

const job = 'esubmission.missing-cases';
const stepSize = 100;

/** Submissions with a party that `isDue` would screen, in SQL: not those signed before the starting day, nor leases of HDB flats up to seven years. */
const next = `
  SELECT DISTINCT e.id FROM esubmission e JOIN esubmission_party p ON p.esubmission_id = e.id
  WHERE e.deleted_at IS NULL AND e.status IN (1, 2, 3, 5) AND p.aml_case_id IS NULL
    AND (p.is_unrepresented OR p.represented_party = 'I' OR p.party_type = e.represented_side)
    AND COALESCE(e.option_date, e.agreement_date) >= :from
    AND NOT (e.transaction_type = 'LEASE' AND e.property_category = 'hdb'
      AND e.tenancy_end <= e.tenancy_start + make_interval(months => :exempt))
    AND e.id > :after ORDER BY e.id LIMIT :stepSize`;

const first = '00000000-0000-0000-0000-000000000000';

/** The next submissions that are open, and of which somebody has to be screened and has no case. */
export const withoutCases = async (db: Db, after = first): Promise<string[]> => {
  const values = { from: await readSetting(db, dueDiligenceFrom), exempt: longestExempt, after, stepSize };
  return (await ask<{ id: string }>(db, next, values)).map(({ id }) => id);
};

/** After the first list of a source, parties that were never screened can be. */
export const afterList = (services: Services, { whole }: ListChange): Promise<void> =>
  whole ? inTransaction(services.database, (tx) => services.jobs.send(tx, job, {})) : Promise.resolve();

/** Each night and after a new list, open submissions get the cases that their parties lack. Failures are tried again the next night. */
export const missingCases = (services: Services): Job => ({
  name: job,
  everyCron: '20 4 * * *',
  run: async (payload) => {
    const { after } = payload as { after?: string };
    if (!(await hasLists(services.database))) return;
    const ids = await withoutCases(services.database, after);
    for (const id of ids)
      await bringCases(services, id).catch(() => services.log.warn({ eSubId: id }, 'A submission has no cases yet'));
    const last = ids.at(-1);
    if (last && ids.length === stepSize)
      await inTransaction(services.database, (tx) => services.jobs.send(tx, job, { after: last }));
  },
});
