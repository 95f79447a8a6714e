import { and, asc, gte, isNull, lte, or } from 'drizzle-orm';
import { nilFileId } from '#features/media/contract.ts';
import { presentFile } from '#features/media/server/index.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Reading } from '#platform/server/context.ts';
import { type DocLine, lineKey, linesOf, missingAt } from '../../checklist.ts';
import type { RequiredDocument } from '../../records.ts';
import { type EsubmissionRecord, loadEsubmission } from '../load.ts';
import { mayReadParties } from '../policy.ts';
import { docRule, documentType } from '../tables.ts';
import { docFactsOf } from './doc-facts.ts';
import { mayOpenFiles } from './file-owner.ts';
import { type UploadedFile, uploadedFiles } from './uploaded.ts';

export type Checklist = { rows: RequiredDocument[]; missing: number };

/** GET document-templates: the checklist of a submission that the actor may see. */
export const readDocuments = async (at: Reading, { query }: { query: { eSubId: string } }): Promise<Checklist> =>
  readChecklist(at, await loadEsubmission(at, query.eSubId));

/** The checklist as the rules ask now, with what was uploaded; files to lines that no longer apply stay in sight. */
export const readChecklist = async (at: Reading, row: EsubmissionRecord): Promise<Checklist> => {
  const facts = await docFactsOf(at, row);
  const types = await at.db.select().from(documentType).orderBy(asc(documentType.position));
  const files = Map.groupBy(await uploadedFiles(at, row.id), ({ document }) => lineKey(document));
  const lines = withLeftovers(linesOf(await rulesOn(at, facts.checkDate), facts), files);
  const inOrder = types.flatMap((type) =>
    lines.filter(({ documentId }) => documentId === type.documentId).map((line) => ({ ...line, name: type.name })),
  );
  const named = mayReadParties(at.actor, row) ? facts.parties : [];
  const names = new Map(named.map(({ uuid, name }) => [uuid, name]));
  const isOpen = mayOpenFiles(at.actor, row);
  const rows = inOrder.map((line) => ({
    ...line,
    ...presentFiles(files.get(lineKey(line)) ?? [], isOpen),
    partyName: line.partyUuid === null ? null : (names.get(line.partyUuid) ?? null),
  }));
  const missing = missingAt(
    'submit',
    rows.map((each) => ({ ...each, hasFile: each.fileId !== nilFileId })),
  );
  return { rows, missing };
};

const rulesOn = (at: Reading, day: Day) =>
  at.db
    .select()
    .from(docRule)
    .where(and(lte(docRule.validFrom, day), or(isNull(docRule.validTo), gte(docRule.validTo, day))))
    .orderBy(asc(docRule.id));

/** Lines that rules ask for, then those that only have files: of a condition that passed, or a party taken off. */
const withLeftovers = (asked: DocLine[], files: Map<string, UploadedFile[]>): DocLine[] => {
  const known = new Set(asked.map(lineKey));
  const leftovers = [...files].flatMap(([key, [first]]): DocLine[] => {
    if (known.has(key) || !first) return [];
    const { documentId, partyUuid } = first.document;
    return [{ documentId, partyUuid, required: false, stage: 'submit' }];
  });
  return [...asked, ...leftovers];
};

/** Who may not open the files learns that there are some, and nothing of their names. */
const presentFiles = (uploaded: UploadedFile[], isOpen: boolean) => {
  const [first] = uploaded;
  return {
    fileId: first?.file.fileId ?? nilFileId,
    fileGroup: isOpen ? uploaded.map(({ file }) => presentFile(file)) : [],
    spChecklistComplianceDate: first?.document.spChecklistComplianceDate ?? null,
  };
};
