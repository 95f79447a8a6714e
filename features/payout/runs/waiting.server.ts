import { countIn, countInMonth, dayIn, type OpenInMonth, type Waiting } from '#features/ledger/server/index.ts';
import type { RunState } from '../payout.words.ts';

const place = '/agency-desk/finance/payouts';

const secondPerson = 'needs a second person';
const prepared = { cents: 'cents', since: dayIn('prepared_at') };

const runs = (state: RunState, label: string, verb: string, since: string): Waiting => ({
  key: `runs-${state}`,
  label,
  to: `${place}?state=${state}`,
  verb,
  read: countIn(`payout_run WHERE state = '${state}'`, { cents: 'net_cents', since: dayIn(since) }),
});

/** What waits for finance before people are paid. */
export const waitingPayouts: Waiting[] = [
  runs('DRAFT', 'Runs to approve', 'Approve', 'prepared_at'),
  runs('APPROVED', 'Runs to send', 'Send', 'approved_at'),
  {
    key: 'withdrawals',
    label: 'Withdrawals of runs to confirm',
    to: `${place}?state=TO_WITHDRAW`,
    verb: 'Confirm',
    hint: secondPerson,
    read: countIn("payout_run WHERE state = 'APPROVED' AND withdrawal_asked_by IS NOT NULL", {
      cents: 'net_cents',
      since: dayIn('withdrawal_asked_at'),
    }),
  },
  runs('SENT', 'Runs to mark as paid', 'Mark paid', 'sent_at'),
  {
    key: 'advances',
    label: 'Advances to approve',
    to: `${place}/advances?state=PREPARED`,
    verb: 'Approve',
    hint: secondPerson,
    read: countIn('advance WHERE approved_at IS NULL AND withdrawn_at IS NULL', prepared),
  },
  {
    key: 'debts',
    label: 'Write-offs of debts to approve',
    to: `${place}/debts?state=TO_APPROVE`,
    verb: 'Approve',
    hint: secondPerson,
    read: countIn('write_off WHERE approved_at IS NULL AND withdrawn_at IS NULL', prepared),
  },
  {
    key: 'withheld',
    label: 'Withheld, to be remitted',
    to: `${place}/withheld?state=HELD`,
    verb: 'Remit',
    read: countIn(
      `charge c JOIN payout_item t ON t.kind = 'CHARGE' AND t.source = c.id
       JOIN payout_line l ON l.id = t.line_id AND l.paid_on IS NOT NULL
       WHERE c.kind = 'WITHHELD' AND c.remittance_id IS NULL`,
      { cents: 'c.cents', since: 'l.paid_on' },
    ),
  },
  {
    key: 'holds',
    label: 'Payouts held by finance',
    to: `${place}/holds`,
    verb: 'Review',
    read: countIn('payout_hold WHERE released_at IS NULL', { since: dayIn('held_at') }),
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
