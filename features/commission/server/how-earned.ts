import type { Day } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Step } from '../rules/steps.ts';

/** How the line that an earning is of was worked out: its own steps alone, not what others get. */
export type HowEarned = {
  earningId: string;
  lineId: string;
  /** All of the line, of which an earning may be a part. */
  lineCents: Cents;
  planName: string | null;
  planFrom: Day | null;
  steps: Step[];
};

const rows = `
  SELECT e.id AS "earningId", l.id AS "lineId", l.cents AS "lineCents", l.kind, l.person_id AS "personId",
         p.name AS "planName", v.from_day AS "planFrom", s.steps
  FROM earning e
  JOIN split_line l ON l.id = e.line_id
  JOIN split s ON s.id = l.split_id
  LEFT JOIN plan_version v ON v.id = s.plan_version
  LEFT JOIN plan p ON p.code = v.plan
  WHERE e.id = ANY($1::uuid[])`;

type Row = HowEarned & { kind: string; personId: string | null };

/** How these earnings were worked out, by their ids. */
export const readHowEarned = async (db: Db, ids: string[]): Promise<Map<string, HowEarned>> => {
  const found = await ask<Row>(db, rows, [ids]);
  return new Map(
    found.map(({ kind, personId, steps, ...how }) => {
      const own = steps.filter((step) =>
        kind === 'OWN' ? step.of === 'SHARE' || step.of === 'OWN' : step.of === kind && step.personId === personId,
      );
      return [how.earningId, { ...how, steps: own }];
    }),
  );
};
