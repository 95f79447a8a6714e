import { describe, expect, it } from 'vitest';
import { type Cycle, cutShort, cycleLabel, cycleOf, cyclesOf, type Rule } from './cycles.rules.ts';
import { progressOf, type Training } from './progress.rules.ts';

const until2025: Rule = {
  from: '2012-10-01',
  to: '2025-09-30',
  unit: 'CREDIT',
  components: [
    { component: 'PC', least: 4 },
    { component: 'GC', least: 2 },
  ],
  newcomersExempt: true,
  source: '',
};
const from2026: Rule = {
  from: '2026-01-01',
  to: null,
  unit: 'HOUR',
  components: [
    { component: 'PE', least: 4 },
    { component: 'PC', least: 8 },
    { component: 'GC_PLUS', least: 4 },
  ],
  newcomersExempt: true,
  source: '',
};
const rules = [from2026, until2025];

describe('the cycles', () => {
  it('go on from year to year, with nothing asked for between the rules', () => {
    expect(cyclesOf(rules, '2024-05-01', '2027-02-03').map((cycle) => [cycleLabel(cycle), cycle.rule?.unit])).toEqual([
      ['2027', 'HOUR'],
      ['2026', 'HOUR'],
      ['October 2025 to December 2025', undefined],
      ['2024/25', 'CREDIT'],
      ['2023/24', 'CREDIT'],
    ]);
  });

  it('end the day before the next rule begins, also within a year', () => {
    const from2027: Rule = { ...from2026, from: '2027-07-01', newcomersExempt: false };
    const cycles = cyclesOf([from2027, from2026], '2026-06-01', '2028-01-01');
    expect(cycles.map(({ from, to, rule }) => [from, to, rule?.newcomersExempt])).toEqual([
      ['2027-07-01', '2028-06-30', false],
      ['2027-01-01', '2027-06-30', true],
      ['2026-01-01', '2026-12-31', true],
    ]);
  });

  it.each([
    ['2025-09-30', '2024-10-01', '2025-09-30'],
    ['2025-10-01', '2025-10-01', '2025-12-31'],
    ['2025-12-31', '2025-10-01', '2025-12-31'],
    ['2026-01-01', '2026-01-01', '2026-12-31'],
    ['2028-02-29', '2028-01-01', '2028-12-31'],
  ])('%s is in the one from %s to %s', (day, from, to) => {
    expect(cycleOf(rules, day)).toMatchObject({ from, to });
  });

  it('begin with the first rule', () => {
    expect(cycleOf(rules, '2012-09-30')).toBeUndefined();
  });
});

describe('a rule that is to come', () => {
  it.each([
    ['on the first day of a cycle', '2028-01-01', undefined],
    ['within one', '2026-12-01', '2026-01-01 2026-12-31'],
    ['where nothing is asked for', '2025-11-01', undefined],
  ])('%s ends a cycle early or not', (_, from, cycle) => {
    const cut = cutShort([...rules, { ...from2026, from: '2036-01-01' }], from);
    expect(cut && `${cut.from} ${cut.to}`).toBe(cycle);
  });
});

describe('the progress', () => {
  const cycle = cycleOf(rules, '2026-06-01') as Cycle;
  const of = (component: Training['component'], hours: number, more: Partial<Training> = {}): Training => ({
    component,
    hours,
    on: '2026-03-05',
    approval: 'APPROVED',
    ...more,
  });
  const now = { joinedOn: '2020-01-01', today: '2026-11-28' };

  it('counts each component for itself, and only what is approved and in the cycle', () => {
    const trainings = [
      of('PE', 6),
      of('PC', 5.5),
      of('PC', 1.5, { approval: 'PENDING' }),
      of('PC', 4, { approval: 'REJECTED' }),
      of('GC_PLUS', 4, { on: '2025-12-31' }),
      of('GC', 4),
    ];
    expect(progressOf(cycle, trainings, now)).toEqual({
      standing: 'OPEN',
      least: 16,
      counted: 9.5,
      missing: 6.5,
      components: [
        { component: 'PE', least: 4, done: 6, pending: 0, missing: 0 },
        { component: 'PC', least: 8, done: 5.5, pending: 1.5, missing: 2.5 },
        { component: 'GC_PLUS', least: 4, done: 0, pending: 0, missing: 4 },
      ],
      daysLeft: 34,
    });
  });

  const all = [of('PE', 4), of('PC', 8, { on: '2026-01-01' }), of('GC_PLUS', 4, { on: '2026-12-31' })];

  it.each([
    ['MET', all, now],
    ['OPEN', all.slice(1), { ...now, today: '2026-12-31' }],
    ['MISSED', all.slice(1), { ...now, today: '2027-01-01' }],
    ['EXEMPT', [], { ...now, joinedOn: '2026-02-01' }],
    ['MISSED', [], { joinedOn: '2025-12-31', today: '2027-01-01' }],
  ] as const)('is %s', (standing, trainings, given) => {
    expect(progressOf(cycle, [...trainings], given).standing).toBe(standing);
  });

  it('asks for nothing where no rule was published', () => {
    const gap = cycleOf(rules, '2025-11-11') as Cycle;
    expect(progressOf(gap, all, now)).toMatchObject({ standing: 'NO_RULE', least: 0, missing: 0, components: [] });
  });
});
