import { expect, it } from 'vitest';
import { partText, stepsText } from './how-computed.ts';

const worked = { lineCents: 3_928_000, planName: 'Standard', planFrom: '2026-01-01', steps: [], period: null };

it('has the steps with base, rate and result, and the plan', () => {
  const steps = [
    { of: 'SHARE', label: 'Share', cents: 4_960_000 },
    { of: 'SHARE', label: 'Franchise fee', cents: -50_000 },
    { of: 'OWN', label: 'Flat rate', base: 4_910_000, rate: 800_000, cents: 3_928_000 },
  ] as const;
  expect(stepsText({ ...worked, steps: [...steps] })).toEqual([
    'Share 49,600.00',
    'Franchise fee -500.00',
    'Flat rate, 80% of 49,100.00 = 39,280.00',
    'Plan Standard, terms from 01 Jan 2026',
  ]);
});

it('has the progress before the deal and its period, where the plan looks at one', () => {
  const step = {
    of: 'OWN',
    label: 'Tier from S$ 50,000.00',
    base: 4_960_000,
    rate: 800_000,
    cents: 3_968_000,
  } as const;
  const period = { from: '2026-01-01', to: '2026-12-31', reachedCents: 5_120_000 };
  expect(stepsText({ ...worked, steps: [step], period })).toEqual([
    'Tier from S$ 50,000.00, 80% of 49,600.00 = 39,680.00',
    'Plan Standard, terms from 01 Jan 2026',
    '51,200.00 counted before, from 01 Jan 2026 to 31 Dec 2026',
  ]);
});

it('has what is paid below taken off an upline’s rate', () => {
  const step = { of: 'OVERRIDE', label: 'Their rate', base: 4_960_000, rate: 900_000, less: 3_968_000 } as const;
  expect(stepsText({ ...worked, planName: null, steps: [{ ...step, cents: 496_000 }] })).toEqual([
    '90% of 49,600.00 less 39,680.00 = 4,960.00',
  ]);
});

it.each<[number, string[]]>([
  [3_928_000, []],
  [1_000, ['Part of 39,280.00, as money came in']],
  [-1_000, ['Taken back of 39,280.00']],
])('%i cents of it: %j', (cents, words) => expect(partText(worked, cents)).toEqual(words));
