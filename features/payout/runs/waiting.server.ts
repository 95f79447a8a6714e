import { countIn, countInMonth, type OpenInMonth, type Waiting } from '#features/ledger/server/index.ts';
import type { RunState } from '../payout.words.ts';

const place = '/agency-desk/finance/payouts';

const runs = (state: RunState, label: string): Waiting => ({
  key: `runs-${state}`,
  label,
  to: `${place}?state=${state}`,
  read: countIn(`payout_run WHERE state = '${state}'`, 'net_cents'),
});

/** What waits for finance before people are paid. */
export const waitingPayouts: Waiting[] = [
  runs('DRAFT', 'Runs to approve'),
  runs('APPROVED', 'Runs to send'),
  {
    key: 'withdrawals',
    label: 'Withdrawals of runs to confirm',
    to: `${place}?state=TO_WITHDRAW`,
    read: countIn("payout_run WHERE state = 'APPROVED' AND withdrawal_asked_by IS NOT NULL", 'net_cents'),
  },
  runs('SENT', 'Runs to mark as paid'),
  {
    key: 'advances',
    label: 'Advances to approve',
    to: `${place}/advances?state=PREPARED`,
    read: countIn('advance WHERE approved_at IS NULL AND withdrawn_at IS NULL', 'cents'),
  },
  {
    key: 'debts',
    label: 'Write-offs of debts to approve',
    to: `${place}/debts?state=TO_APPROVE`,
    read: countIn('write_off WHERE approved_at IS NULL AND withdrawn_at IS NULL', 'cents'),
  },
  {
    key: 'withheld',
    label: 'Withheld, to be remitted',
    to: `${place}/withheld?state=HELD`,
    read: countIn(
      `charge c JOIN payout_item t ON t.kind = 'CHARGE' AND t.source = c.id
       JOIN payout_line l ON l.id = t.line_id AND l.paid_on IS NOT NULL
       WHERE c.kind = 'WITHHELD' AND c.remittance_id IS NULL`,
      'c.cents',
    ),
  },
  {
    key: 'holds',
    label: 'Payouts held by finance',
    to: `${place}/holds`,
    read: countIn('payout_hold WHERE released_at IS NULL'),
  },
];

/** Runs that were to be paid in a month that is to be closed. */
export const payoutsOpenInMonth: OpenInMonth = {
  key: 'runs',
  label: 'Payout runs not paid',
  to: () => place,
  read: countInMonth(
    `payout_run WHERE pay_day BETWEEN $1 AND $2 AND state IN ('DRAFT', 'APPROVED', 'SENT')`,
    'net_cents',
  ),
};
