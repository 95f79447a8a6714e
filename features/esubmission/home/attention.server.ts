import { addressLine } from '#features/property/rules/address.ts';
import type { PropertyCategory } from '#features/property/words/categories.ts';
import { addDays } from '#platform/contract/days.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { Status } from '../status/status.words.ts';
import type { Step } from '../steps.words.ts';
import type { Attention } from './home.calls.ts';
import { type AttentionKind, attentionKinds, optionDays } from './home.words.ts';

type Found = {
  kind: AttentionKind;
  id: string;
  case_no: string;
  property_category: PropertyCategory;
  block: string;
  street: string;
  building: string;
  unit: string;
  current_step: Step;
  at: string;
  day: string | null;
  queries: number;
  counts: Record<AttentionKind, number>;
};

/** How many the card shows. */
const mostRows = 5;

const { draft, submitted, underReview, returned, approved, onHold } = Status;
/** An option of a case on hold stays here: nothing may show a salesperson that there is a hold. */
const running = [draft, submitted, underReview, returned, approved, onHold].join(', ');

/** Along the index of the person's own cases. Returned ones first, then options by their last day, then drafts, the newest first. */
const statement = `
WITH mine AS (
  SELECT e.* FROM esubmission_member m JOIN esubmission e ON e.id = m.esubmission_id
  WHERE m.user_id = :actor AND m.capacity = 'OWNER' AND e.deleted_at IS NULL AND e.status IN (${running})
), due AS (
  SELECT k.rank, k.kind, k.day, mine.id, mine.created_at FROM mine CROSS JOIN LATERAL (
    SELECT 1 AS rank, 'RETURNED' AS kind, NULL::date AS day WHERE mine.status = ${returned}
    UNION ALL SELECT 2, 'OPTION', mine.option_expiry_date
      WHERE mine.exercise_date IS NULL AND mine.option_expiry_date BETWEEN :day AND :lastDay
    UNION ALL SELECT 3, 'DRAFT', NULL WHERE mine.status = ${draft}
  ) k
), counted AS (
  SELECT coalesce(jsonb_object_agg(kind, n), '{}') AS counts FROM (SELECT kind, count(*) AS n FROM due GROUP BY kind) c
)
SELECT due.kind, due.day, mine.id, mine.case_no, mine.property_category, mine.block, mine.street, mine.building,
  mine.unit, mine.current_step, coalesce(r.at, mine.created_at) AS at, coalesce(q.queries, 0) AS queries, counted.counts
FROM (SELECT * FROM due ORDER BY rank, day, created_at DESC, id LIMIT :most) due
JOIN mine ON mine.id = due.id CROSS JOIN counted
LEFT JOIN LATERAL (
  SELECT h.id, h.at FROM esubmission_history h WHERE due.kind = 'RETURNED' AND h.esubmission_id = mine.id
    AND h.to_status = ${returned} ORDER BY h.id DESC LIMIT 1
) r ON true
LEFT JOIN LATERAL (
  SELECT count(*)::int AS queries FROM esubmission_remark k
  WHERE k.esubmission_id = mine.id AND k.move = r.id AND k.answered_at IS NULL
) q ON true
ORDER BY due.rank, due.day, mine.created_at DESC, mine.id`;

/** What waits for the salesperson; at most so many rows. */
export const readAttention = async (at: Reading, most = mostRows): Promise<Attention> => {
  const day = today(at.clock);
  const values = { actor: at.actor.userId, day, lastDay: addDays(day, optionDays), most };
  const rows = await ask<Found>(at.db, statement, values);
  return {
    counts: { ...none, ...rows[0]?.counts },
    rows: rows.map(({ kind, id, case_no, property_category, current_step, day, queries, ...row }) => ({
      kind,
      eSubId: id,
      caseNo: case_no,
      step: current_step,
      at: row.at,
      day,
      queries,
      address: addressLine({ propertyCategory: property_category, property: row }),
    })),
  };
};

const none = Object.fromEntries(attentionKinds.map((kind) => [kind, 0])) as Attention['counts'];
