import * as z from 'zod';
import { addDays, type Day, formatDay } from '#platform/contract/days.ts';
import { day, requiredText, text } from '#platform/contract/fields.ts';
import { levels, stages } from './checklist.ts';
import { DocCondition } from './doc-condition.ts';
import type { Problem } from './problem.ts';

/** A rule of the checklist as the desk writes it. */
export const DocRuleInput = z.strictObject({
  documentId: requiredText(20),
  condition: DocCondition,
  level: z.enum(levels),
  stage: z.enum(stages),
  per: z.enum(['case', 'party']),
  /** The name of a group of which one document is enough. */
  anyOf: text(30).nullable().default(null),
  validFrom: day(),
  validTo: day().nullable().default(null),
});
export type DocRuleInput = z.output<typeof DocRuleInput>;

type Lasting = { validFrom: Day; validTo: Day | null };

/** What is wrong with a rule that begins today or later: the past stays as it was judged. */
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

/** Why a rule can't be changed or ended from this day on. */
export const changeProblem = (rule: Lasting, from: Day, today: Day): Problem | undefined => {
  if (hasEnded(rule, today)) return { field: 'validFrom', message: 'This rule has ended. Add a new one.' };
  if (from < rule.validFrom)
    return { field: 'validFrom', message: `This rule begins on ${formatDay(rule.validFrom)}; it can’t change before.` };
  return undefined;
};

const hasEnded = ({ validFrom, validTo }: Lasting, today: Day): boolean =>
  validTo !== null && (validTo < today || validTo < validFrom);

/** The last day of a rule that another takes the place of from a day on. One that had not begun never will. */
export const dayBefore = (from: Day): Day => addDays(from, -1);
