import { dueDiligenceForms } from '#features/ecdd/room.settings.ts';
import { beginSetting, complianceSetting, readSetting } from '#features/settings/server/index.ts';
import type { Day } from '#platform/contract/days.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import { internalOrigin, type Reading, type Services } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';

/** Whether anything was ever submitted. */
export const hasSubmissions = async (db: Db): Promise<boolean> =>
  (await ask(db, 'SELECT FROM esubmission WHERE submitted_at IS NOT NULL OR asks_for_forms IS NOT NULL LIMIT 1'))
    .length > 0;

/**
 * An agency that begins with Gable has forms in its submissions from the day of its first start on. One that has submissions keeps to
 * uploads until two officers set a day, and so does one whose officers have said so.
 */
export const beginWithForms = (services: Services): Promise<void> =>
  inTransaction(services.database, async (db) => {
    if (await hasSubmissions(db)) return;
    const { key, initial: before } = dueDiligenceForms;
    const value = { from: today(services.clock) };
    if (!(await beginSetting({ db, clock: services.clock }, dueDiligenceForms, value))) return;
    const at = { ...services, ...internalOrigin('start'), actor: null, db };
    const detail = { before, after: value };
    await record(at, { aggregate: complianceSetting, aggregateId: key, action: 'setting.began', detail });
  });

/** From which day on forms are part of submissions, as long as nothing was submitted: one officer may still move it. */
export const readFormsBegin = async (at: Reading): Promise<{ from: Day } | undefined> => {
  const { from } = await readSetting(at.db, dueDiligenceForms);
  return from === null || (await hasSubmissions(at.db)) ? undefined : { from };
};
