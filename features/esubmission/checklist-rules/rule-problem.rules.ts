import { type Day, formatDay } from '#platform/contract/days.ts';
import type { Problem } from '#platform/contract/refusal.ts';
import type { DocRuleInput } from '../checklist/checklist.calls.ts';

type Lasting = { validFrom: Day; validTo: Day | null };

/** The first problem of a new rule. It can't begin before today, since past submissions keep their checklist. */
export const ruleProblem = (rule: DocRuleInput, today: Day): Problem | undefined => {
  const { validFrom, validTo, per, condition } = rule;
  if (validFrom < today)
    return { field: 'validFrom', message: `A rule can begin on ${formatDay(today)} at the earliest.` };
  if (validTo !== null && validTo < validFrom)
    return { field: 'validTo', message: 'The last day can’t be before the first.' };
  if (per === 'case' && (condition.party || condition.partyKind))
    return { field: 'per', message: 'Whom it is asked of is a matter of rules for each party.' };
  return undefined;
};

/** Why a rule can't be changed or ended from this day on; undefined if it can. */
export const changeProblem = (rule: Lasting, from: Day, today: Day): Problem | undefined => {
  if (hasEnded(rule, today)) return { field: 'validFrom', message: 'This rule has ended. Add a new one.' };
  if (from < rule.validFrom)
    return { field: 'validFrom', message: `This rule begins on ${formatDay(rule.validFrom)}; it can’t change before.` };
  return undefined;
};

const hasEnded = ({ validFrom, validTo }: Lasting, today: Day): boolean =>
  validTo !== null && (validTo < today || validTo < validFrom);
