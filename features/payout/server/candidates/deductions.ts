import { gstAt, readGst } from '#features/firm/server/index.ts';
import { readSetting } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Deductions, OwedAdvance } from '../../rules/payee.ts';
import { advanceTerms } from '../../settings.ts';

const owed = `
  SELECT a.person_id AS "personId", a.id AS "advanceId", a.cents - r.cents AS "leftCents"
  FROM advance a
  JOIN payout_item t ON t.kind = 'ADVANCE' AND t.source = a.id
  JOIN payout_line l ON l.id = t.line_id AND l.arrived_on IS NOT NULL
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(cents), 0)::bigint AS cents FROM advance_recovery WHERE advance_id = a.id
  ) r
  WHERE a.cents > r.cents
  ORDER BY l.arrived_on, a.id`;

/** What is deducted of payouts besides charges, by person. Advances are taken back once they have arrived. */
export const readDeductions = async (at: Reading<Actor | null>, payDay: Day) => {
  const { recoverRate } = await readSetting(at.db, advanceTerms);
  const { gstRate } = gstAt(await readGst(at.db), payDay);
  const rows = await ask<OwedAdvance & { personId: string }>(at.db, owed);
  const byPerson = Map.groupBy(rows, ({ personId }) => personId);
  return (personId: string): Deductions => ({ advances: byPerson.get(personId) ?? [], recoverRate, gstRate });
};
