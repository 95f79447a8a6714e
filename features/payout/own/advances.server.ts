import type { Day } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { advanceRows } from '../deductions/advance-rows.server.ts';
import type { AdvanceState } from '../payout.words.ts';

/** An advance as who gets it sees it: `paidOn` is null until a payout brings it. */
export type OwnAdvance = {
  advanceId: string;
  dealId: string;
  dealNo: string;
  state: AdvanceState;
  paidOn: Day | null;
  cents: Cents;
  leftCents: Cents;
};

const ofPerson = `
  SELECT "advanceId", "dealId", "dealNo", state, "paidOn", cents, "leftCents" FROM (${advanceRows}) found
  WHERE "personId" = $1 AND state NOT IN ('PREPARED', 'WITHDRAWN') ORDER BY "paidOn" DESC NULLS FIRST, "advanceId"`;

/** The advances of a person that are approved, the newest first. */
export const advancesOf = (at: Pick<Reading, 'db'>, personId: string): Promise<OwnAdvance[]> =>
  ask(at.db, ofPerson, [personId]);
