import { type Day, daysBetween } from '#platform/contract/days.ts';
import type { Approval, Component, Standing } from '../cpd.words.ts';
import type { Cycle } from './cycles.rules.ts';

/** Training of a person: its component, hours or credits, and last day. */
export type Training = { component: Component; hours: number; on: Day; approval: Approval };

export type ComponentProgress = { component: Component; least: number; done: number; pending: number; missing: number };

export type Progress = {
  standing: Standing;
  /** Total required, and the part of it that is done. A surplus in one component does not make up for another. */
  least: number;
  counted: number;
  missing: number;
  components: ComponentProgress[];
  /** Days until the cycle ends, that day included; 0 after it. */
  daysLeft: number;
};

/** Progress of a person in a cycle. `joinedOn`: null if unknown. */
export const progressOf = (
  cycle: Cycle,
  trainings: Training[],
  { joinedOn, today }: { joinedOn: Day | null; today: Day },
): Progress => {
  const inCycle = trainings.filter(({ on }) => cycle.from <= on && on <= cycle.to);
  const sumOf = (component: Component, approval: Approval) =>
    inCycle
      .filter((training) => training.component === component && training.approval === approval)
      .reduce((sum, { hours }) => sum + hours, 0);
  const components = (cycle.rule?.components ?? []).map(({ component, least }) => {
    const done = sumOf(component, 'APPROVED');
    return { component, least, done, pending: sumOf(component, 'PENDING'), missing: Math.max(0, least - done) };
  });
  const least = components.reduce((sum, each) => sum + each.least, 0);
  const missing = components.reduce((sum, each) => sum + each.missing, 0);
  const isExempt =
    cycle.rule?.newcomersExempt === true && joinedOn !== null && cycle.from <= joinedOn && joinedOn <= cycle.to;
  const isOver = today > cycle.to;
  return {
    standing: standingOf({ hasRule: cycle.rule !== null, isExempt, missing, isOver }),
    least,
    counted: least - missing,
    missing,
    components,
    daysLeft: isOver ? 0 : daysBetween(today, cycle.to) + 1,
  };
};

type Facts = { hasRule: boolean; isExempt: boolean; missing: number; isOver: boolean };

const standingOf = ({ hasRule, isExempt, missing, isOver }: Facts): Standing => {
  if (!hasRule) return 'NO_RULE';
  if (missing === 0) return 'MET';
  if (isExempt) return 'EXEMPT';
  return isOver ? 'MISSED' : 'OPEN';
};
