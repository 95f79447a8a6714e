import { describe, expect, it } from 'vitest';
import {
  type PaymentFacts,
  paperNumbersIn,
  problemOfPayment,
  problemOfReturn,
  problemOfRun,
  type RunFacts,
} from './bank-line.rules.ts';

it.each<[string, string[]]>([
  ['PV26-000001', ['PV26-000001']],
  ['GIRO pv 26 000001 / PR26000002-1', ['PV26-000001', 'PR26-000002']],
  ['PV26000001 PV26-000001', ['PV26-000001']],
  ['INV26000012', []],
  ['PV260000012', []],
])('%s names %j', (text, numbers) => expect(paperNumbersIn(text)).toEqual(numbers));

const today = '2026-11-27';
const run = { run: 'PR26-000001', state: 'SENT', cutOff: '2026-11-24' } as const;

describe('a debit that names a payment', () => {
  const payment: PaymentFacts = {
    ...run,
    number: 'PV26-000001',
    cents: 500,
    paidOn: null,
    returnedOn: null,
    isLeftOut: false,
    isPaidMatched: false,
    isReturnMatched: false,
  };
  const debit = { day: '2026-11-27', cents: -500 };

  it.each<[string, Partial<PaymentFacts>, Partial<typeof debit>, string | null]>([
    ['the same amount', {}, {}, null],
    ['recorded by hand', { state: 'PAID', paidOn: '2026-11-26' }, {}, null],
    ['another amount', {}, { cents: -501 }, 'PV26-000001 is S$ 5.00, not the amount of this line.'],
    ['matched', { isPaidMatched: true }, {}, 'PV26-000001 is matched with another line of the bank already.'],
    ['not sent', { state: 'APPROVED' }, {}, 'PR26-000001 was not sent to the bank yet. Mark it as sent first.'],
    ['withdrawn', { state: 'WITHDRAWN' }, {}, 'PR26-000001 was withdrawn.'],
    [
      'left out',
      { isLeftOut: true },
      {},
      'PV26-000001 was left out of PR26-000001. Ask the bank why it was paid, and hold its payee until that is clear.',
    ],
    [
      'too early',
      {},
      { day: '2026-11-23' },
      'The day of this line is before the cut-off of PR26-000001, or still to come.',
    ],
    [
      'too late',
      {},
      { day: '2026-11-28' },
      'The day of this line is before the cut-off of PR26-000001, or still to come.',
    ],
  ])('%s', (_, facts, line, problem) =>
    expect(problemOfPayment({ ...payment, ...facts }, { ...debit, ...line }, today)).toBe(problem),
  );

  const paid = { ...payment, state: 'PAID', paidOn: '2026-11-26' } as const;
  it.each<[string, Partial<PaymentFacts>, { day: string; cents: number }, string | null]>([
    ['comes back', {}, { day: '2026-11-27', cents: 500 }, null],
    ['recorded as returned', { returnedOn: '2026-11-26' }, { day: '2026-11-25', cents: 500 }, null],
    [
      'not paid',
      { paidOn: null },
      { day: '2026-11-27', cents: 500 },
      'PV26-000001 is not paid yet. Confirm its payment first.',
    ],
    ['another amount', {}, { day: '2026-11-27', cents: 499 }, 'PV26-000001 is S$ 5.00, not the amount of this line.'],
    [
      'matched',
      { isReturnMatched: true },
      { day: '2026-11-27', cents: 500 },
      'The return of PV26-000001 is matched with another line of the bank already.',
    ],
    [
      'before it left',
      {},
      { day: '2026-11-25', cents: 500 },
      'The day of this line is before 26 Nov 2026, when PV26-000001 was paid, or still to come.',
    ],
  ])('a credit: %s', (_, facts, line, problem) =>
    expect(problemOfReturn({ ...paid, ...facts }, line, today)).toBe(problem),
  );
});

describe('a debit that names a run', () => {
  const whole: RunFacts = { ...run, cents: 900, unpaid: 2 };
  it.each<[string, Partial<RunFacts>, string | null]>([
    ['all of it', {}, null],
    ['all paid by hand', { state: 'PAID', unpaid: 0 }, null],
    [
      'a part of it',
      { cents: 400, unpaid: 1 },
      'What is not matched of PR26-000001 is S$ 4.00, not the amount of this line.',
    ],
    [
      'nothing of it',
      { cents: 0, unpaid: 0 },
      'Everything of PR26-000001 is matched with other lines of the bank already.',
    ],
    ['not approved as sent', { state: 'APPROVED' }, 'PR26-000001 was not sent to the bank yet. Mark it as sent first.'],
  ])('%s', (_, facts, problem) =>
    expect(problemOfRun({ ...whole, ...facts }, { day: '2026-11-27', cents: -900 }, today)).toBe(problem),
  );
});
