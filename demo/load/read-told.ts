import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Told } from './tell-cases.ts';

/** How far each submission was told that a load before this one has begun, in the order in which it began them. */
export const readTold = (db: Db): Promise<Told[]> =>
  ask<Told>(
    db,
    `SELECT e.id, e.version > 1 AS "isFilled", d.id IS NOT NULL AS "isApproved", d.id IS NOT NULL AND e.status <> 7 AS "isFinished"
     FROM esubmission e LEFT JOIN deal d ON d.esubmission_id = e.id
     ORDER BY e.created_at, e.case_no`,
  );
