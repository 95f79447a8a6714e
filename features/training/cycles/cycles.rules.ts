import { addDays, addMonths, type Day, formatMonth } from '#platform/contract/days.ts';
import type { Component, Unit } from '../cpd.words.ts';

/** The hours that a salesperson must complete in each cycle of twelve months that begins on `from` or a whole number of years later. */
export type Rule = {
  from: Day;
  /** The last day on which it is in force; null: nobody has ended it. */
  to: Day | null;
  unit: Unit;
  components: { component: Component; least: number }[];
  /** Whether newcomers need no hours in the cycle in which they join. */
  newcomersExempt: boolean;
  source: string;
};

/** A stretch of days over which training is counted. `rule`: null where none was published for these days. */
export type Cycle = { from: Day; to: Day; rule: Rule | null };

/** The cycles that have any of these days, the latest first. */
export const cyclesOf = (rules: Rule[], from: Day, until: Day): Cycle[] => {
  const ordered = rules.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const cycles = ordered.flatMap((rule, index): Cycle[] => {
    const next = ordered[index + 1]?.from;
    // A rule without a last day ends when the next one begins.
    const last = rule.to ?? (next === undefined ? null : addDays(next, -1));
    const end = last ?? addMonths(until, 12);
    const ofRule = yearsOf(rule, end, last);
    const gapFrom = addDays(end, 1);
    const gap = next !== undefined && gapFrom < next ? [{ from: gapFrom, to: addDays(next, -1), rule: null }] : [];
    return [...ofRule, ...gap];
  });
  return cycles.filter((cycle) => cycle.to >= from && cycle.from <= until).reverse();
};

const yearsOf = (rule: Rule, end: Day, ruleEnds: Day | null): Cycle[] => {
  const cycles: Cycle[] = [];
  for (let from = rule.from; from <= end; from = addMonths(from, 12)) {
    const last = addDays(addMonths(from, 12), -1);
    // The end of a rule without one is unknown, so its last cycle is whole.
    cycles.push({ from, to: ruleEnds !== null && ruleEnds < last ? ruleEnds : last, rule });
  }
  return cycles;
};

/** The cycle that has a day, or undefined where no rule had begun. */
export const cycleOf = (rules: Rule[], day: Day): Cycle | undefined => cyclesOf(rules, day, day)[0];

/** The cycle that a rule from a day on would end before its twelve months are over; undefined where it would begin with a cycle. */
export const cutShort = (rules: Rule[], from: Day): Cycle | undefined => {
  const before = rules.filter((rule) => rule.from < from);
  const cycle = cycleOf(before, from);
  return cycle?.rule && cycle.from < from ? cycle : undefined;
};

/** `2026`, `2024/25`, or the months of a cycle that is no whole year. */
export const cycleLabel = ({ from, to }: Pick<Cycle, 'from' | 'to'>): string => {
  const isYear = addDays(addMonths(from, 12), -1) === to;
  if (!isYear) return `${formatMonth(from)} to ${formatMonth(to)}`;
  const first = from.slice(0, 4);
  const last = to.slice(0, 4);
  return first === last ? first : `${first}/${last.slice(2)}`;
};
