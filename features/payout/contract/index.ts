import { debtCalls } from './debts.ts';
import { deductionCalls } from './deductions.ts';
import { holdCalls } from './holds.ts';
import { lineCalls } from './lines.ts';
import { runCalls } from './runs.ts';
import { withheldCalls } from './withheld.ts';
import { yearlyCalls } from './yearly.ts';

/** How salespeople are paid: drawn up by one, approved by another, sent to the bank. */
export const payout = {
  ...runCalls,
  ...lineCalls,
  ...holdCalls,
  ...deductionCalls,
  ...withheldCalls,
  ...debtCalls,
  ...yearlyCalls,
};
