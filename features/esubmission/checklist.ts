import type { Day } from '#platform/contract/days.ts';
import type { BillFor, RepresentedSide } from './words.ts';

/** Conditions of a document rule, as stored; an absent key asks nothing. */
export type DocCondition = {
  transType?: string[];
  propType?: string[];
  side?: string[];
  /** At least so many external, internal co-brokers. */
  minEcbs?: number;
  minIcbs?: number;
  hasParty?: boolean;
  billFor?: string[];
  /** For rules asked per party: our clients only, or everyone. */
  party?: 'client' | 'any';
};

/** When a document must be there: with the submission, before the invoice, before the payout. */
export type Stage = 'submit' | 'invoice' | 'payout';
const stages: Stage[] = ['submit', 'invoice', 'payout'];

export type DocRule = {
  documentId: string;
  condition: DocCondition;
  /** `conditional`: shown where its condition fits, for the person to judge; only `required` ever blocks. */
  level: 'required' | 'conditional' | 'optional';
  stage: Stage;
  per: 'case' | 'party';
  validFrom: Day;
  /** The last day; null while in force. */
  validTo: Day | null;
};

export type DocParty = { uuid: string; isClient: boolean };

/** What 00's query parameters say of a submission; `checkDate` chooses the version of the rules. */
export type DocFacts = {
  transType: string;
  propType: string;
  side: string;
  numberOfEcbs: number;
  /** Everyone who shares internally, the closing agent included. */
  numberOfIcbs: number;
  billFor: BillFor[];
  parties: DocParty[];
  checkDate: Day;
};

/** A line of the checklist; `partyUuid` where the document is asked for each party. */
export type DocLine = { documentId: string; partyUuid: string | null; required: boolean; stage: Stage };

/** Either code says that a party is ours: asking for a document once too often is safer than not asking. */
export const isClient = (
  party: { partyType: RepresentedSide; representedParty: 'I' | 'O'; isUnrepresented: boolean },
  side: RepresentedSide,
): boolean => party.representedParty === 'I' || (party.partyType === side && !party.isUnrepresented);

/** The checklist of a submission: the rules that fit, one line for each document (and party), in the order of the rules. */
export const linesOf = (rules: DocRule[], facts: DocFacts): DocLine[] => {
  const asked = rules
    .filter((rule) => isInForce(rule, facts.checkDate) && fits(rule.condition, facts))
    .flatMap((rule) => targetsOf(rule, facts.parties).map((partyUuid) => ({ ...rule, partyUuid })));
  const lines = Map.groupBy(asked, ({ documentId, partyUuid }) => lineKey({ documentId, partyUuid }));
  return [...lines.values()].flatMap(merge);
};

/** Tells the lines of a submission apart. */
export const lineKey = (line: { documentId: string; partyUuid: string | null }): string =>
  `${line.documentId} ${line.partyUuid ?? ''}`;

const isInForce = ({ validFrom, validTo }: DocRule, day: Day): boolean =>
  validFrom <= day && (validTo === null || day <= validTo);

const fits = (when: DocCondition, facts: DocFacts): boolean =>
  allows(when.transType, [facts.transType]) &&
  allows(when.propType, [facts.propType]) &&
  allows(when.side, [facts.side]) &&
  allows(when.billFor, facts.billFor) &&
  facts.numberOfEcbs >= (when.minEcbs ?? 0) &&
  facts.numberOfIcbs >= (when.minIcbs ?? 0) &&
  (when.hasParty === undefined || when.hasParty === facts.parties.length > 0);

const allows = (allowed: string[] | undefined, found: string[]): boolean =>
  allowed === undefined || found.some((each) => allowed.includes(each));

/** Whom a rule asks: the case as a whole, or our clients unless it says anyone. */
const targetsOf = ({ per, condition }: DocRule, parties: DocParty[]): (string | null)[] =>
  per === 'case'
    ? [null]
    : parties.filter((party) => party.isClient || condition.party === 'any').map(({ uuid }) => uuid);

/** Required when any rule requires it; then at the earliest stage at which one does. */
const merge = (asked: (DocRule & { partyUuid: string | null })[]): DocLine[] => {
  const [first] = asked;
  if (!first) return [];
  const requiring = asked.filter(({ level }) => level === 'required');
  const required = requiring.length > 0;
  const among = (required ? requiring : asked).map(({ stage }) => stage);
  const stage = stages.find((each) => among.includes(each)) ?? 'submit';
  return [{ documentId: first.documentId, partyUuid: first.partyUuid, required, stage }];
};

/** How many documents hold up submission: required with it, and no file yet. */
export const missingAt = (stage: Stage, lines: (DocLine & { hasFile: boolean })[]): number =>
  lines.filter((line) => line.required && !line.hasFile && stages.indexOf(line.stage) <= stages.indexOf(stage)).length;
