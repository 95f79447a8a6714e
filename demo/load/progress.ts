import type { Day } from '#platform/contract/days.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';

/** What the demo agency is drawn from: the same four values give the same agency. */
export type Recipe = { seed: number; salespeople: number; submissions: number; today: Day };

/** How the load of this database was started; undefined if none was. */
export const readLoad = async (db: Db): Promise<(Recipe & { isComplete: boolean }) | undefined> => {
  const [row] = await ask<Recipe & { isComplete: boolean }>(
    db,
    'SELECT seed, salespeople, submissions, today, done_at IS NOT NULL AS "isComplete" FROM demo_load',
  );
  return row;
};

export const startLoad = async (db: Tx, recipe: Recipe): Promise<void> => {
  await ask(
    db,
    'INSERT INTO demo_load (seed, salespeople, submissions, today) VALUES (:seed, :salespeople, :submissions, :today)',
    recipe,
  );
};

/** Its commit waits for the disk, so everything that was committed before is on the disk too. */
export const finishLoad = async (db: Db): Promise<void> => {
  await ask(db, 'UPDATE demo_load SET done_at = now()');
};

/** Which parts of a submission are loaded; each part is one transaction. */
export type CaseProgress = { id: string; isFilled: boolean; isApproved: boolean; isFinished: boolean };

/** The progress of each submission that an interrupted load has begun, in the order in which it began them. */
export const readProgress = (db: Db): Promise<CaseProgress[]> =>
  ask<CaseProgress>(
    db,
    `SELECT e.id, e.version > 1 AS "isFilled", d.id IS NOT NULL AS "isApproved", d.id IS NOT NULL AND e.status <> 7 AS "isFinished"
     FROM esubmission e LEFT JOIN deal d ON d.esubmission_id = e.id
     ORDER BY e.created_at, e.case_no`,
  );
