import type { Day } from '#platform/contract/days.ts';
import type { BillFor } from '../roles.words.ts';
import type { RepresentedSide } from '../transaction.words.ts';
import type { DocCondition } from './checklist.calls.ts';
import { type Level, levels, placeOfStage, type Stage, stages } from './checklist.words.ts';

export type DocRule = {
  documentId: string;
  condition: DocCondition;
  level: Level;
  stage: Stage;
  per: 'case' | 'party';
  /** Of the documents of a group, for one party or the case, one is enough. */
  anyOf: string | null;
  validFrom: Day;
  /** The last day; null while in force. */
  validTo: Day | null;
};

/** `uuid` is null for a party that is not added yet, when the caller asks what it would need. */
export type DocParty = { uuid: string | null; isClient: boolean; isEntity: boolean };

/** What the conditions of rules are compared with; `checkDate` chooses the version of the rules. */
export type DocFacts = {
  transType: string;
  propType: string;
  side: string;
  numberOfEcbs: number;
  /** Internal salespeople who share, including the closing agent. */
  numberOfIcbs: number;
  billFor: BillFor[];
  parties: DocParty[];
  hasUnrepresented: boolean;
  hasForeignTenant: boolean;
  checkDate: Day;
};

/** A required or optional document of a submission; `partyUuid` where each party needs its own. */
export type DocLine = {
  documentId: string;
  per: DocRule['per'];
  partyUuid: string | null;
  level: Level;
  required: boolean;
  stage: Stage;
  anyOf: string | null;
};

/**
 * A party is our client by either code: asking for a document too often is safer than not asking.
 */
export const isClient = (
  party: { partyType: RepresentedSide; representedParty: 'I' | 'O'; isUnrepresented: boolean },
  side: RepresentedSide,
): boolean => party.representedParty === 'I' || (party.partyType === side && !party.isUnrepresented);

/**
 * The checklist of a submission: the rules that fit, one line for each document (and party), in the order of the rules.
 */
export const linesOf = (rules: DocRule[], facts: DocFacts): DocLine[] => {
  const matching = rules
    .filter((rule) => isInForce(rule, facts.checkDate) && fits(rule.condition, facts))
    .flatMap((rule) => targetsOf(rule, facts.parties).map((partyUuid) => ({ ...rule, partyUuid })));
  const lines = Map.groupBy(matching, ({ documentId, partyUuid }) => lineKey({ documentId, partyUuid }));
  return [...lines.values()].flatMap(merge);
};

/** One line of the checklist of one submission. */
export type ChecklistLine = { eSubId: string; documentId: string; partyUuid: string | null };

/** Unique for each line of a checklist. */
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
  agrees(when.hasParty, facts.parties.length > 0) &&
  agrees(when.unrepresented, facts.hasUnrepresented) &&
  agrees(when.foreignTenant, facts.hasForeignTenant);

const agrees = (wanted: boolean | undefined, actual: boolean): boolean => wanted === undefined || wanted === actual;

const allows = (allowed: readonly string[] | undefined, actual: string[]): boolean =>
  allowed === undefined || actual.some((each) => allowed.includes(each));

/**
 * The targets of a rule: null for the case as a whole, or the parties. Only our clients, unless the rule covers any.
 */
const targetsOf = ({ per, condition }: DocRule, parties: DocParty[]): (string | null)[] =>
  per === 'case'
    ? [null]
    : parties
        .filter(({ isClient }) => isClient || condition.party === 'any')
        .filter(({ isEntity }) => agrees(condition.partyKind && condition.partyKind === 'entity', isEntity))
        .map(({ uuid }) => uuid);

/** One line for several rules: the strictest level, and the earliest stage among the rules of that level. */
const merge = (matching: (DocRule & { partyUuid: string | null })[]): DocLine[] => {
  const level = levels.find((each) => matching.some((rule) => rule.level === each));
  const strictest = matching.filter((rule) => rule.level === level);
  const [first] = strictest;
  if (!first) return [];
  const { documentId, per, partyUuid } = first;
  const stage = stages.find((each) => strictest.some((rule) => rule.stage === each)) ?? 'submit';
  const anyOf = strictest.find((rule) => rule.anyOf !== null)?.anyOf ?? null;
  return [{ documentId, per, partyUuid, level: first.level, required: first.level === 'required', stage, anyOf }];
};

/**
 * In a group of which one document is enough, only one stays required: the uploaded one, else the first required one.
 */
export const settleGroups = <Line extends DocLine & { hasFile: boolean }>(lines: Line[]): Line[] => {
  const groups = Map.groupBy(lines, groupKey);
  return lines.map((line) => {
    if (line.anyOf === null || !line.required) return line;
    const group = groups.get(groupKey(line)) ?? [];
    const enough = group.find(({ hasFile }) => hasFile) ?? group.find(({ required }) => required);
    return enough === line ? line : { ...line, required: false };
  });
};

const groupKey = ({ anyOf, partyUuid }: DocLine): string => `${anyOf} ${partyUuid ?? ''}`;

/** How many documents are required at this stage or an earlier one and have no file yet. */
export const missingAt = (stage: Stage, lines: (DocLine & { hasFile: boolean })[]): number =>
  lines.filter((line) => line.required && !line.hasFile && placeOfStage[line.stage] <= placeOfStage[stage]).length;
