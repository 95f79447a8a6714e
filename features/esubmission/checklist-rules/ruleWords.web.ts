import { categoryWord } from '#features/property/words/categories.ts';
import { type Day, formatDay } from '#platform/contract/days.ts';
import type { DocRuleRow } from '../checklist/checklist.calls.ts';
import { choices } from '../checklist/combination.web.ts';
import { billTargets } from '../roles.words.ts';

export const levelWords = { required: 'Required', conditional: 'If it applies', optional: 'Optional' } as const;
export const stageWords = {
  submit: 'With the submission',
  invoice: 'Before the invoice',
  payout: 'Before the payout',
} as const;

const listed = (words: string[]): string => words.join(', ');

/** The conditions of a rule in a line: `Sale · HDB, Landed · Seller`. */
export const conditionWords = ({ condition, per }: Pick<DocRuleRow, 'condition' | 'per'>): string => {
  const { transType, propType, side, minEcbs, minIcbs, hasParty, billFor, unrepresented, foreignTenant } = condition;
  const whom = per === 'party' && whomWords(condition);
  const parts = [
    transType && listed(transType.map((each) => choices.type[each])),
    propType && listed(propType.map(categoryWord)),
    side && listed(side.map((each) => choices.side[each])),
    minEcbs && `${minEcbs} or more external co-brokers`,
    minIcbs && `${minIcbs} or more internal salespeople`,
    billFor && `billed to ${listed(billFor.map((each) => billTargets[each].toLowerCase()))}`,
    unrepresented && 'someone has no agent',
    foreignTenant && 'a tenant is a foreigner',
    per === 'case' && hasParty && 'there are parties',
    whom,
  ];
  const words = parts.filter(Boolean).join(' · ') || 'Always';
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const whomWords = ({ party, partyKind }: DocRuleRow['condition']): string => {
  const who = party === 'any' ? 'each party' : 'each client';
  if (!partyKind) return who;
  return `${who} that is ${partyKind === 'entity' ? 'a company' : 'a person'}`;
};

export type RuleState = 'in force' | 'to come' | 'ended' | 'withdrawn';

/** The state of a version on a day. A version that ended before it began was withdrawn. */
export const ruleState = ({ validFrom, validTo }: Pick<DocRuleRow, 'validFrom' | 'validTo'>, today: Day): RuleState => {
  if (validTo !== null && validTo < validFrom) return 'withdrawn';
  if (validTo !== null && validTo < today) return 'ended';
  return validFrom > today ? 'to come' : 'in force';
};

export const stateWords: Record<RuleState, string> = {
  'in force': 'In force',
  'to come': 'To come',
  ended: 'Ended',
  withdrawn: 'Withdrawn',
};

/** Whether a version is over: it asks for nothing any more. */
export const isPast = (rule: Pick<DocRuleRow, 'validFrom' | 'validTo'>, today: Day): boolean =>
  ['ended', 'withdrawn'].includes(ruleState(rule, today));

/** Whether a rule has all the words somebody searches for: in its document, its code, its case or when it is asked. */
export const hasWords = (rule: DocRuleRow, search: string): boolean => {
  const text = [rule.documentId, rule.name, rule.anyOf, conditionWords(rule), stageWords[rule.stage]]
    .join(' ')
    .toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/** `from 01 Jul 2025`, `02 Jan 2026 to 31 Dec 2026`. */
export const periodWords = ({ validFrom, validTo }: Pick<DocRuleRow, 'validFrom' | 'validTo'>): string =>
  validTo === null ? `from ${formatDay(validFrom)}` : `${formatDay(validFrom)} to ${formatDay(validTo)}`;
