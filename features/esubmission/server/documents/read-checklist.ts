import { sql } from 'drizzle-orm';
import type { Day } from '#platform/contract/days.ts';
import type { Reading } from '#platform/server/context.ts';
import { wholeRows } from '#platform/server/database/rows.ts';
import { type DocLine, lineKey, linesOf } from '../../checklist.ts';
import type { Checklist } from '../../records.ts';
import { docRule } from '../document-tables.ts';
import type { EsubmissionRecord } from '../load.ts';
import { mayReadParties } from '../policy.ts';
import { type Asked, withAsked } from './doc-combination.ts';
import { docFactsOf } from './doc-facts.ts';
import { mayOpenFiles } from './file-owner.ts';
import { documentTypes, presentLines } from './present-lines.ts';
import { type UploadedFile, uploadedFiles } from './uploaded.ts';
import { verdictsOf } from './verdicts.ts';

/** The checklist as the rules ask now, with what was uploaded; files to lines that no longer apply stay in sight. */
export const readChecklist = async (at: Reading, row: EsubmissionRecord, asked: Asked = {}): Promise<Checklist> => {
  const [known, uploaded, verdicts, types] = await Promise.all([
    docFactsOf(at, row),
    uploadedFiles(at, row.id),
    verdictsOf(at, row.id),
    documentTypes(at),
  ]);
  const facts = withAsked(known.facts, asked);
  const { checkDate } = facts;
  const files = Map.groupBy(uploaded, ({ document }) => lineKey(document));
  const lines = withLeftovers(linesOf(await rulesOn(at, checkDate), facts), files);
  const names = mayReadParties(at.actor, row) ? known.names : new Map<string, string>();
  const presented = presentLines(types, lines, { files, verdicts, names, isOpen: mayOpenFiles(at.actor, row) });
  return { ...presented, checkDate, spChecklistComplianceDate: row.spChecklistComplianceDate };
};

const rules = wholeRows(docRule);

/** The rules in force on a day, the oldest first. */
export const rulesOn = async (at: Reading, day: Day) => {
  const { validFrom, validTo } = docRule;
  const found = await rules.read(at.db, sql`${validFrom} <= ${day} AND (${validTo} IS NULL OR ${validTo} >= ${day})`);
  return found.sort((a, b) => a.id - b.id);
};

/** Lines that rules ask for, then those that only have files: of a condition that passed, or a party taken off. */
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
