import type * as z from 'zod';
import type { Day } from '#platform/contract/days.ts';
import type { DocRuleInput, DocRuleRow } from '../checklist/checklist.calls.ts';

type Sent = z.input<typeof DocRuleInput>;

/**
 * The form values of a rule. An empty field is no condition. The paths are those of the input, so that an error finds
 * its field.
 */
export type RuleValues = {
  documentId: string;
  level: Sent['level'];
  stage: Sent['stage'];
  per: Sent['per'];
  anyOf: string;
  validFrom: Day | null;
  validTo: Day | null;
  condition: {
    transType: string[];
    propType: string[];
    side: string[];
    billFor: string[];
    minEcbs: string | null;
    minIcbs: string | null;
    partyKind: string | null;
    party: string | null;
    hasParty: boolean;
    unrepresented: boolean;
    foreignTenant: boolean;
  };
};

const textOf = (number: number | undefined) => (number === undefined ? null : String(number));

/** The form values of a rule to change, or of a new rule from today. */
export const ruleValuesOf = (rule: DocRuleRow | undefined, today: Day): RuleValues => {
  const { condition = {}, validFrom = today } = rule ?? {};
  return {
    documentId: rule?.documentId ?? '',
    level: rule?.level ?? 'required',
    stage: rule?.stage ?? 'submit',
    per: rule?.per ?? 'case',
    anyOf: rule?.anyOf ?? '',
    validFrom: validFrom > today ? validFrom : today,
    validTo: rule?.validTo ?? null,
    condition: {
      transType: condition.transType ?? [],
      propType: condition.propType ?? [],
      side: condition.side ?? [],
      billFor: condition.billFor ?? [],
      minEcbs: textOf(condition.minEcbs),
      minIcbs: textOf(condition.minIcbs),
      partyKind: condition.partyKind ?? null,
      party: condition.party ?? null,
      hasParty: condition.hasParty ?? false,
      unrepresented: condition.unrepresented ?? false,
      foreignTenant: condition.foreignTenant ?? false,
    },
  };
};

/** The body to send. Each choice is one of the form's own. */
export const ruleInputOf = ({ condition, anyOf, ...rule }: RuleValues): Sent => {
  const { minEcbs, minIcbs, party, partyKind, ...rest } = condition;
  const isParty = rule.per === 'party';
  const given = {
    ...rest,
    minEcbs: minEcbs === null ? undefined : Number(minEcbs),
    minIcbs: minIcbs === null ? undefined : Number(minIcbs),
    // A rule for each party requires that there is a party.
    hasParty: isParty || condition.hasParty,
    party: isParty ? party : undefined,
    partyKind: isParty ? partyKind : undefined,
  };
  const asked = Object.entries(given).filter(([, value]) => !isNothing(value));
  return { ...rule, anyOf: anyOf.trim() || null, condition: Object.fromEntries(asked) } as Sent;
};

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0);
