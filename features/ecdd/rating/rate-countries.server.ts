import type { Services } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { rateForm } from './rate-again.server.ts';

/**
 * Determined forms with countries in an answer, of the last twelve months or of a transaction: what these count changes with the lists of
 * a day. And those of which a version is corrected that a transaction was approved with: it counts until then. Of one whose deal is settled, nothing is rated: `lookAtAllApproved` looks at it.
 */
const withCountries = `
  SELECT f.id FROM ecdd_form f
  WHERE EXISTS (
      SELECT FROM ecdd_correction c JOIN ecdd_approved_form p ON p.form_id = c.form_id AND p.version = c.version
      WHERE c.form_id = f.id AND c.version < f.version AND c.kept IS NOT NULL
    ) OR (
      f.changed_at > $1::timestamptz - interval '12 months'
      OR EXISTS (
        SELECT FROM ecdd_duty u JOIN ecdd_dossier d ON d.id = u.dossier_id AND d.ended_at IS NULL
        WHERE u.form_id = f.id
      )
    )
    AND EXISTS (SELECT FROM ecdd_rating WHERE form_id = f.id AND version = f.version AND own_version = f.own_version)
    AND EXISTS (
      SELECT FROM ecdd_answer a JOIN ecdd_template_row q USING (question_fid)
      WHERE a.form_id = f.id AND q.template_id = f.template_id AND a.detail <> '' AND 'COUNTRIES' IN (q.answer_type, q.opens)
    )
  ORDER BY f.id`;

/** Each night: rates the forms that name countries by the lists of the day. Officers get a notice of each that became high. */
export const rateCountries = (services: Services): Job => ({
  name: 'ecdd.rate-countries',
  everyCron: '35 4 * * *',
  run: async () => {
    const forms = await ask<{ id: string }>(services.database, withCountries, [services.clock.now().toString()]);
    for (const { id } of forms) await rateForm(services, id);
  },
});
