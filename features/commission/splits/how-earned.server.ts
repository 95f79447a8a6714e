import type { Day } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Period } from '../progress/period.rules.ts';
import type { Step } from '../schemes/steps.rules.ts';

/** How the line that an earning is of was worked out: its own steps alone, not what others get. */
export type HowEarned = {
  earningId: string;
  lineId: string;
  /** The whole line, of which an earning may be a part. */
  lineCents: Cents;
  planName: string | null;
  planFrom: Day | null;
  steps: Step[];
  /**
   * The period of a plan with tiers or a cap, and what had been reached in it before. Null on an upline’s line: it is printed for the
   * salesperson of that plan alone.
   */
  period: (Period & { reachedCents: Cents }) | null;
};

const rows = `
  SELECT e.id AS "earningId", l.id AS "lineId", l.cents AS "lineCents", l.kind, l.person_id AS "personId",
         p.name AS "planName", v.from_day AS "planFrom", s.steps,
         s.period_from AS "from", s.period_to AS "to", s.reached_cents AS "reachedCents"
  FROM earning e
  JOIN split_line l ON l.id = e.line_id
  JOIN split s ON s.id = l.split_id
  LEFT JOIN plan_version v ON v.id = s.plan_version
  LEFT JOIN plan p ON p.code = v.plan
  WHERE e.id = ANY($1::uuid[])`;

type Row = Omit<HowEarned, 'period'> & {
  kind: string;
  personId: string | null;
  from: Day | null;
  to: Day | null;
  reachedCents: Cents | null;
};

/** How these earnings were worked out, by their ids. */
export const readHowEarned = async (db: Db, ids: string[]): Promise<Map<string, HowEarned>> => {
  const lines = await ask<Row>(db, rows, [ids]);
  return new Map(
    lines.map(({ kind, personId, steps, from, to, reachedCents, ...how }) => {
      const own = steps.filter((step) =>
        kind === 'OWN' ? step.of === 'SHARE' || step.of === 'OWN' : step.of === kind && step.personId === personId,
      );
      const isCounted = kind === 'OWN' && from !== null && to !== null && reachedCents !== null;
      return [how.earningId, { ...how, steps: own, period: isCounted ? { from, to, reachedCents } : null }];
    }),
  );
};
