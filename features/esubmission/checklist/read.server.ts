import { sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Reading } from '#platform/server/context.ts';
import { wholeRows } from '#platform/server/database/rows.ts';
import type { Checklist } from '../documents/documents.calls.ts';
import { mayOpenFiles, mayOpenMoneyPapers } from '../documents/file-owner.server.ts';
import { docRule } from '../documents/tables.server.ts';
import { type UploadedFile, uploadedFiles } from '../documents/uploaded-files.server.ts';
import { verdictsOf } from '../documents/verdicts.server.ts';
import { formDocuments } from '../due-diligence/due-diligence.words.ts';
import { asksForForms } from '../due-diligence/duties.rules.ts';
import { sinceOf } from '../due-diligence/facts.server.ts';
import { plannedDuties, withForms } from '../due-diligence/lines.rules.ts';
import { dueDiligenceOf, opensForms, type Standing, seesDueDiligence } from '../due-diligence/read.server.ts';
import { formFiles } from '../due-diligence/signed-files.server.ts';
import { type EsubmissionRecord, loadEsubmission } from '../record/load.server.ts';
import { mayReadParties } from '../record/policy.server.ts';
import type { DocQuery } from './checklist.calls.ts';
import { type DocFacts, lineKey, linesOf } from './checklist.rules.ts';
import { type Asked, combinationOf, docFactsOf, withQuery } from './facts.server.ts';
import { documentTypes, type Line, missingOf, presentLines } from './present.server.ts';

/**
 * The checklist by the rules in force, with the uploaded files. Files on lines that no longer apply stay on the list.
 */
export const readChecklist = async (
  at: Reading,
  row: EsubmissionRecord,
  query: Asked = {},
  due?: Standing,
): Promise<Checklist> => {
  const [docFacts, uploaded, verdicts, types] = await Promise.all([
    docFactsOf(at, row),
    uploadedFiles(at, row.id),
    verdictsOf(at, row.id),
    documentTypes(at),
  ]);
  const facts = withQuery(docFacts.facts, query);
  const isAsIs = Object.keys(query).length === 0;
  const duties = isAsIs ? (due ?? (await dueDiligenceOf(at, row)))?.duties : await plannedFor(at, facts);
  const { checkDate } = facts;
  const files = Map.groupBy(uploaded, ({ document }) => lineKey(document));
  const rows = withLeftovers(withForms(linesOf(await rulesOn(at, checkDate), facts), duties), files);
  const lines = duties && !seesDueDiligence(at.actor, row) ? rows.filter(isNoForm) : rows;
  const names = mayReadParties(at.actor, row) ? docFacts.names : new Map<string, string>();
  const presented = presentLines(types, lines, {
    side: facts.side,
    opensForms: opensForms(at.actor, row),
    files,
    verdicts,
    names,
    formFiles: await formFiles(at, row, lines),
    isOpen: mayOpenFiles(at.actor, row),
    opensMoney: mayOpenMoneyPapers(at.actor),
  });
  return { ...presented, checkDate, spChecklistComplianceDate: row.spChecklistComplianceDate };
};

const rules = wholeRows(docRule);

/** The rules in force on a day, the oldest first. */
export const rulesOn = async (at: Reading<Actor | null>, day: Day) => {
  const { validFrom, validTo } = docRule;
  const ruleRows = await rules.read(
    at.db,
    sql`${validFrom} <= ${day} AND (${validTo} IS NULL OR ${validTo} >= ${day})`,
  );
  return ruleRows.sort((a, b) => a.id - b.id);
};

/**
 * The lines of the rules, then lines that only have files: their condition no longer holds, or their party is removed.
 */
const withLeftovers = (lines: Line[], files: Map<string, UploadedFile[]>): Line[] => {
  const keys = new Set(lines.map(lineKey));
  const leftovers = [...files].flatMap(([key, [first]]): Line[] => {
    if (keys.has(key) || !first) return [];
    const { documentId, partyUuid } = first.document;
    const per = partyUuid === null ? 'case' : 'party';
    const none = { level: 'optional', required: false, stage: 'submit', anyOf: null, form: null } as const;
    return [{ documentId, per, partyUuid, ...none }];
  });
  return [...lines, ...leftovers];
};

/** The checklist of a submission that the actor may see, or of a combination. */
export const readDocuments = async (at: Reading, { query }: { query: DocQuery }): Promise<Checklist> => {
  const { eSubId, ...combination } = query;
  if (eSubId) return readChecklist(at, await loadEsubmission(at, eSubId), combination);
  const facts = combinationOf(at, combination);
  const lines = withForms(linesOf(await rulesOn(at, facts.checkDate), facts), await plannedFor(at, facts));
  const nothing = {
    side: facts.side,
    opensForms: false,
    formFiles: new Map(),
    files: new Map(),
    verdicts: new Map(),
    names: new Map(),
    isOpen: false,
    opensMoney: false,
  };
  const presented = presentLines(await documentTypes(at), lines, nothing);
  return { ...presented, checkDate: facts.checkDate, spChecklistComplianceDate: null };
};

/** The parties that would need a form, if due diligence forms apply on the day of the query. */
const plannedFor = async (at: Reading, facts: DocFacts) =>
  asksForForms(facts.checkDate, await sinceOf(at)) ? plannedDuties(facts) : undefined;

const isNoForm = ({ documentId }: Line): boolean => !formDocuments.includes(documentId);

type PartyQuery = DocQuery & { partyUuid?: string | undefined };

/** The documents that each party needs, or one party; for a combination, those that a client would need. */
export const readPartyDocuments = async (at: Reading, { query }: { query: PartyQuery }): Promise<Checklist> => {
  const { partyUuid, ...filters } = query;
  const hasParty = filters.hasParty ?? (filters.eSubId ? undefined : true);
  const checklist = await readDocuments(at, { query: { ...filters, hasParty } });
  const rows = checklist.rows.filter((row) => row.per === 'party' && (!partyUuid || row.partyUuid === partyUuid));
  return { ...checklist, rows, missing: missingOf(rows) };
};
