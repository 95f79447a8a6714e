import type { ScreeningState } from '#features/aml/cases/cases.words.ts';
import { isHeldBy } from '#features/ecdd/screening.rules.ts';
import { type Day, dayOf, daysBetween, type InstantText } from '#platform/contract/days.ts';
import type { Finding } from '../status/status.calls.ts';

export type ScreenedParty = {
  uuid: string;
  name: string;
  kind: string;
  dateOfBirth: Day | null;
  birthUnknown: boolean;
  /** Whether the agency has to screen it in this transaction. */
  isDue: boolean;
  screening: ScreeningState | null;
  screenedAt: InstantText | null;
};

/** `hasLists`: without a list nobody can be screened, and nothing waits for it. `days`: how long a screening stays recent. */
export type ScreeningFacts = { hasLists: boolean; days: number; today: Day };

/**
 * V09: a party is pending, or should be screened and isn't; V07: it was screened too long ago. The sentence for pending is the same
 * whatever the cause, so that it reveals no hit.
 */
export const screeningFindings = (parties: ScreenedParty[], facts: ScreeningFacts): Finding[] =>
  parties.flatMap((party) => {
    const finding = findingOf(party, facts);
    return finding ? [{ step: 'parties' as const, partyUuid: party.uuid, field: null, ...finding }] : [];
  });

const findingOf = (
  { name, kind, dateOfBirth, birthUnknown, isDue, screening, screenedAt }: ScreenedParty,
  { hasLists, days, today }: ScreeningFacts,
): (Pick<Finding, 'code' | 'level' | 'message'> & { field?: string }) | undefined => {
  if (screening !== null && isHeldBy(screening))
    return { code: 'V09', level: 'block', message: 'Due diligence is pending.' };
  if (!isDue || !hasLists) return undefined;
  if (screening !== 'CLEAR' && kind === 'INDIVIDUAL' && dateOfBirth === null && !birthUnknown)
    return {
      code: 'V09',
      level: 'block',
      field: 'dateOfBirth',
      message: `Give the date of birth of ${name}, or say that it is not known: nobody is screened without.`,
    };
  if (screening !== 'CLEAR')
    return { code: 'V09', level: 'block', message: `${name} is not screened yet. It takes a moment: look again.` };
  if (screenedAt === null || daysBetween(dayOf(screenedAt), today) <= days) return undefined;
  return {
    code: 'V07',
    level: 'warn',
    message: `${name} was screened more than ${days} days ago. Screen again on the page of the check.`,
  };
};
