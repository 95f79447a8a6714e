import { expect, it } from 'vitest';
import { partText, stepsText } from './how-computed.rules.ts';

const worked = { lineCents: 3_928_000, planName: 'Standard', planFrom: '2026-01-01', steps: [], period: null };

it('has the steps with base, rate and result, and the plan', () => {
  const steps = [
    { of: 'SHARE', label: 'Share', cents: 4_960_000 },
    { of: 'SHARE', label: 'Franchise fee', cents: -50_000 },
    { of: 'OWN', label: 'Flat rate', base: 4_910_000, rate: 800_000, cents: 3_928_000 },
  ] as const;
  expect(stepsText({ ...worked, steps: [...steps] })).toEqual([
    'Share 49,600.00',
    'Franchise fee −500.00',
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

it('says of an amount that it was rounded, or limited by what was left', () => {
  const step = (cents: number) => ({ of: 'OWN', label: 'Flat rate', base: 10_001, rate: 333_333, cents }) as const;
  const text = (cents: number, lineCents = cents) =>
    stepsText({ ...worked, planName: null, lineCents, steps: [step(cents)] });
  expect(text(3_334)).toEqual(['Flat rate, 33.3333% of 100.01 = 33.34, rounded']);
  // The lines of a share sum to it: a line may have a cent less than its steps.
  expect(text(3_334, 3_333)).toEqual(['Flat rate, 33.3333% of 100.01 = 33.34, rounded', 'Rounded to 33.33']);
  expect(text(2_000)).toEqual(['Flat rate, 33.3333% of 100.01 = 20.00, all that was left']);
  const less = { of: 'OVERRIDE', label: 'Their rate', base: 10_001, rate: 500_000, less: 3_334, cents: 1_667 } as const;
  expect(stepsText({ ...worked, planName: null, lineCents: 1_667, steps: [less] })).toEqual([
    '50% of 100.01 less 33.34 = 16.67, rounded',
  ]);
});

it.each<[number, string[]]>([
  [3_928_000, []],
  [1_000, ['Part of 39,280.00, as money came in']],
  [-1_000, ['Taken back of 39,280.00']],
])('%i cents of it: %j', (cents, words) => expect(partText(worked, cents)).toEqual(words));
