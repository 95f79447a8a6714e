import { sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Reading } from '#platform/server/context.ts';
import { wholeRows } from '#platform/server/database/rows.ts';
import type { DocQuery } from '../../contract/checklist.ts';
import type { Checklist } from '../../contract/documents.ts';
import { type DocLine, lineKey, linesOf } from '../../rules/checklist/checklist.ts';
import { type EsubmissionRecord, loadEsubmission } from '../core/load.ts';
import { mayReadParties } from '../core/policy.ts';
import { mayOpenFiles, mayOpenMoneyPapers } from '../documents/file-owner.ts';
import { docRule } from '../documents/tables.ts';
import { type UploadedFile, uploadedFiles } from '../documents/uploaded-files.ts';
import { verdictsOf } from '../documents/verdicts.ts';
import { type Asked, combinationOf, docFactsOf, withQuery } from './facts.ts';
import { documentTypes, missingOf, presentLines } from './present.ts';

/**
 * The checklist by the rules in force, with the uploaded files. Files on lines that no longer apply stay on the list.
 */
export const readChecklist = async (at: Reading, row: EsubmissionRecord, asked: Asked = {}): Promise<Checklist> => {
  const [known, uploaded, verdicts, types] = await Promise.all([
    docFactsOf(at, row),
    uploadedFiles(at, row.id),
    verdictsOf(at, row.id),
    documentTypes(at),
  ]);
  const facts = withQuery(known.facts, asked);
  const { checkDate } = facts;
  const files = Map.groupBy(uploaded, ({ document }) => lineKey(document));
  const lines = withLeftovers(linesOf(await rulesOn(at, checkDate), facts), files);
  const names = mayReadParties(at.actor, row) ? known.names : new Map<string, string>();
  const presented = presentLines(types, lines, {
    side: facts.side,
    files,
    verdicts,
    names,
    isOpen: mayOpenFiles(at.actor, row),
    opensMoney: mayOpenMoneyPapers(at.actor),
  });
  return { ...presented, checkDate, spChecklistComplianceDate: row.spChecklistComplianceDate };
};

const rules = wholeRows(docRule);

/** The rules in force on a day, the oldest first. */
export const rulesOn = async (at: Reading<Actor | null>, day: Day) => {
  const { validFrom, validTo } = docRule;
  const found = await rules.read(at.db, sql`${validFrom} <= ${day} AND (${validTo} IS NULL OR ${validTo} >= ${day})`);
  return found.sort((a, b) => a.id - b.id);
};

/**
 * The lines of the rules, then lines that only have files: their condition no longer holds, or their party is removed.
 */
const withLeftovers = (asked: DocLine[], files: Map<string, UploadedFile[]>): DocLine[] => {
  const known = new Set(asked.map(lineKey));
  const leftovers = [...files].flatMap(([key, [first]]): DocLine[] => {
    if (known.has(key) || !first) return [];
    const { documentId, partyUuid } = first.document;
    const per = partyUuid === null ? 'case' : 'party';
    return [{ documentId, per, partyUuid, level: 'optional', required: false, stage: 'submit', anyOf: null }];
  });
  return [...asked, ...leftovers];
};

/** The checklist of a submission that the actor may see, or of a combination. */
export const readDocuments = async (at: Reading, { query }: { query: DocQuery }): Promise<Checklist> => {
  const { eSubId, ...asked } = query;
  if (eSubId) return readChecklist(at, await loadEsubmission(at, eSubId), asked);
  const facts = combinationOf(at, asked);
  const lines = linesOf(await rulesOn(at, facts.checkDate), facts);
  const nothing = {
    side: facts.side,
    files: new Map(),
    verdicts: new Map(),
    names: new Map(),
    isOpen: false,
    opensMoney: false,
  };
  const presented = presentLines(await documentTypes(at), lines, nothing);
  return { ...presented, checkDate: facts.checkDate, spChecklistComplianceDate: null };
};

type PartyQuery = DocQuery & { partyUuid?: string | undefined };

/** The documents that each party needs, or one party; for a combination, those that a client would need. */
export const readPartyDocuments = async (at: Reading, { query }: { query: PartyQuery }): Promise<Checklist> => {
  const { partyUuid, ...asked } = query;
  const hasParty = asked.hasParty ?? (asked.eSubId ? undefined : true);
  const found = await readDocuments(at, { query: { ...asked, hasParty } });
  const rows = found.rows.filter((row) => row.per === 'party' && (!partyUuid || row.partyUuid === partyUuid));
  return { ...found, rows, missing: missingOf(rows) };
};
