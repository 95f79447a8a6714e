import type { Day } from '#platform/contract/days.ts';
import { formatDay } from '#platform/contract/days.ts';
import type { DocRuleRow } from '../../records.ts';
import { billTargets, categoryWord } from '../../words.ts';
import { choices } from '../required/combination.ts';

export const levelWords = { required: 'Required', conditional: 'If it applies', optional: 'Optional' } as const;
export const stageWords = {
  submit: 'With the submission',
  invoice: 'Before the invoice',
  payout: 'Before the payout',
} as const;

const listed = (words: string[]): string => words.join(', ');

/** When a rule asks, in a line: `Sale · HDB, Landed · Seller`. */
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

/** Where a version stands on a day. One that ended before it began was withdrawn. */
export const ruleState = ({ validFrom, validTo }: Pick<DocRuleRow, 'validFrom' | 'validTo'>, today: Day): RuleState => {
  if (validTo !== null && validTo < validFrom) return 'withdrawn';
  if (validTo !== null && validTo < today) return 'ended';
  return validFrom > today ? 'to come' : 'in force';
};

/** `from 01 Jul 2025`, `02 Jan 2026 to 31 Dec 2026`. */
export const periodWords = ({ validFrom, validTo }: Pick<DocRuleRow, 'validFrom' | 'validTo'>): string =>
  validTo === null ? `from ${formatDay(validFrom)}` : `${formatDay(validFrom)} to ${formatDay(validTo)}`;
