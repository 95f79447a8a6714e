import { engineNow, listsInForce } from '#features/screening/index.server.ts';
import type { Services } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { queueScreening } from './screen-again.server.ts';

/** Only subjects who can be screened (`isAskable`): for others the last run stays as it was. */
const screenedByOther = `
  SELECT FROM aml_subject s CROSS JOIN LATERAL (
    SELECT engine FROM screening_run WHERE subject_id = s.id ORDER BY at DESC LIMIT 1
  ) last
  WHERE s.removed_at IS NULL AND s.screened_at IS NOT NULL AND last.engine <> $1
    AND (s.kind <> 'INDIVIDUAL' OR s.date_of_birth IS NOT NULL OR s.birth_unknown) LIMIT 1`;

/** Each night: when names are compared by other rules, or by another least score, than somebody was screened by, everybody is compared with the whole lists again. */
export const newerRules = (services: Services): Job => ({
  name: 'aml.newer-rules',
  everyCron: '5 4 * * *',
  run: async () => {
    const [list] = await listsInForce(services.database);
    if (!list || (await ask(services.database, screenedByOther, [await engineNow(services.database)])).length === 0)
      return;
    await queueScreening(services, { listVersionId: list.id, source: list.source, whole: true });
  },
});
