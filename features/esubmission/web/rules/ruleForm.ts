import type * as z from 'zod';
import type { Day } from '#platform/contract/days.ts';
import type { DocRuleInput } from '../../doc-rules.ts';
import type { DocRuleRow } from '../../records.ts';

type Sent = z.input<typeof DocRuleInput>;

/** A rule as its form holds it: what is empty asks nothing. Paths are those of the input, so that a refusal finds its field. */
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

/** A rule to change, or a new one, beginning today. */
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

/** What is sent: each choice was one of the form's own. */
export const ruleInputOf = ({ condition, anyOf, ...rule }: RuleValues): Sent => {
  const { minEcbs, minIcbs, party, partyKind, ...rest } = condition;
  const isParty = rule.per === 'party';
  const given = {
    ...rest,
    minEcbs: minEcbs === null ? undefined : Number(minEcbs),
    minIcbs: minIcbs === null ? undefined : Number(minIcbs),
    // A rule for each party has nobody to ask where there is none.
    hasParty: isParty || condition.hasParty,
    party: isParty ? party : undefined,
    partyKind: isParty ? partyKind : undefined,
  };
  const asked = Object.entries(given).filter(([, value]) => !isNothing(value));
  return { ...rule, anyOf: anyOf.trim() || null, condition: Object.fromEntries(asked) } as Sent;
};

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0);
