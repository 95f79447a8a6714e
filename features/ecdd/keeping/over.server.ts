import { type CaseKeeper, closeCase } from '#features/aml/index.server.ts';
import { addMonths, startOfDay } from '#platform/contract/days.ts';
import { today } from '#platform/server/clock.ts';
import { internalOrigin, type Services } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { keptYears } from './keeping.rules.ts';
import { retainedFrom } from './retained-forms.server.ts';

/** The moment since which records are kept. */
export const keptSince = ({ clock }: Pick<Services, 'clock'>): string =>
  startOfDay(addMonths(today(clock), -keptYears * 12));

/** Whether it is over follows from days alone: nothing that compliance alone knows shows in it. */
const isOver = `
  SELECT f.id, f.case_id, NOT kept.open AND (kept.day + interval '${keptYears} years')::date < :today::date AS is_over
  FROM ecdd_form f ${retainedFrom}
  WHERE f.over_on IS NOT NULL OR f.changed_at < :today::date - interval '${keptYears} years' + interval '1 day'`;

const mark = `
  WITH now AS (${isOver})
  UPDATE ecdd_form f SET over_on = CASE WHEN now.is_over THEN :today::date END
  FROM now WHERE now.id = f.id AND now.is_over <> (f.over_on IS NOT NULL)`;

const ofCases = `
  SELECT DISTINCT f.case_id AS id FROM ecdd_form f JOIN aml_case_public c ON c.id = f.case_id
  WHERE f.over_on IS NOT NULL AND c.left_at IS NULL ORDER BY 1`;

/**
 * Each night: ends the view of forms whose time of keeping is over, and of cases that nobody needs any more, for everybody but compliance.
 * A form that is kept longer, by a legal hold or an entry of the register, then looks as one that was purged.
 */
export const endViews = (services: Services, keepers: CaseKeeper[]): Job => ({
  name: 'ecdd.end-views',
  everyCron: '25 4 * * *',
  run: async () => {
    const { database, clock } = services;
    await ask(database, mark, { today: today(clock) });
    const since = keptSince(services);
    for (const { id } of await ask<{ id: string }>(database, ofCases))
      await inTransaction(database, (db) =>
        closeCase({ ...services, ...internalOrigin('jobs'), actor: null, db }, id, { since, keepers }),
      );
  },
});
