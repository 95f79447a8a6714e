import type { Day } from '#platform/contract/days.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';

/** What the demo agency is drawn from: the same four give the same agency. */
export type Recipe = { seed: number; salespeople: number; submissions: number; today: Day };

/** How the load of this database was begun, if it was. */
export const readMark = async (db: Db): Promise<(Recipe & { isWhole: boolean }) | undefined> => {
  const [row] = await ask<Recipe & { isWhole: boolean }>(
    db,
    'SELECT seed, salespeople, submissions, today, done_at IS NOT NULL AS "isWhole" FROM demo_load',
  );
  return row;
};

export const setMark = async (db: Tx, { seed, salespeople, submissions, today }: Recipe): Promise<void> => {
  const values = [seed, salespeople, submissions, today];
  await ask(db, 'INSERT INTO demo_load (seed, salespeople, submissions, today) VALUES ($1, $2, $3, $4)', values);
};

/** Written to the disk at once, and all before it with it. */
export const markWhole = async (db: Db): Promise<void> => {
  await ask(db, 'UPDATE demo_load SET done_at = now()');
};
