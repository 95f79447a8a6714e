import { sql } from 'drizzle-orm';
import type { ChangedForm } from '#features/ecdd/index.server.ts';
import { internalOrigin, type Services } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { countPapers } from '../checklist/count-papers.server.ts';
import { followCases } from '../holds/holds.server.ts';
import { esubmissionRows } from '../record/load.server.ts';
import { followDueDiligence } from './sync.server.ts';

const ofForm = `
  SELECT d.esubmission_id AS id FROM ecdd_dossier_form_public d WHERE d.form_id = :formId
  UNION
  SELECT e.id FROM esubmission_party p JOIN esubmission e ON e.id = p.esubmission_id
  WHERE p.aml_case_id = ANY(:caseIds::uuid[]) AND e.deleted_at IS NULL AND e.status NOT IN (4, 6, 9)`;

/**
 * After a change of a form, updates the submissions of its customer: their dossiers, the documents open for payout, and holds, which end
 * with the approval of the form and begin again without it. Each in a transaction of its own, without a new version, time or entry in the
 * history.
 */
export const followForm = async (services: Services, form: ChangedForm): Promise<void> => {
  for (const { id } of await ask<{ id: string }>(services.database, ofForm, form))
    await inTransaction(services.database, async (db) => {
      const at = { ...services, ...internalOrigin('jobs'), actor: null, db };
      const [row] = await esubmissionRows.read(db, sql`esubmission.id = ${id}`, 'FOR UPDATE');
      if (!row) return;
      await followDueDiligence(at, row.id);
      await followCases(at, row);
      await countPapers(at, row);
    });
};
