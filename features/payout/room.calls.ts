import { debtCalls } from './debts/debts.calls.ts';
import { deductionCalls } from './deductions/deductions.calls.ts';
import { heldCalls } from './held/held.calls.ts';
import { holdCalls } from './holds/holds.calls.ts';
import { lineCalls } from './lines/lines.calls.ts';
import { runCalls } from './runs/runs.calls.ts';
import { withheldCalls } from './withheld/withheld.calls.ts';
import { yearlyCalls } from './yearly/yearly.calls.ts';

/** How salespeople are paid: drawn up by one, approved by another, sent to the bank. */
export const payout = {
  ...runCalls,
  ...heldCalls,
  ...lineCalls,
  ...holdCalls,
  ...deductionCalls,
  ...withheldCalls,
  ...debtCalls,
  ...yearlyCalls,
};
