import { sql } from 'drizzle-orm';
import { presentFile } from '#features/media/server/index.ts';
import { nilFileId } from '#platform/contract/nil-file.ts';
import type { Reading } from '#platform/server/context.ts';
import { wholeRows } from '#platform/server/database/rows.ts';
import { type DocLine, lineKey, missingAt, settleGroups } from '../../checklist.ts';
import type { RequiredDocument } from '../../records.ts';
import { documentType } from '../document-tables.ts';
import { hasBlankForm } from './blank-forms.ts';
import type { UploadedFile } from './uploaded.ts';
import type { Verdict } from './verdicts.ts';

/** What is known beside the rules: files and verdicts by line, names of parties, and whether this person may open files. */
export type LineFacts = {
  files: Map<string, UploadedFile[]>;
  verdicts: Map<string, Verdict>;
  names: Map<string, string>;
  isOpen: boolean;
};

const typeRows = wholeRows(documentType);

/** The catalogue of documents, in its order. */
export const documentTypes = async (at: Reading) =>
  (await typeRows.read(at.db, sql`true`)).sort((a, b) => a.position - b.position);

type DocumentTypes = Awaited<ReturnType<typeof documentTypes>>;

/** Lines as pages know them, in the order of the catalogue, and how many of them hold up submission. */
export const presentLines = (types: DocumentTypes, lines: DocLine[], facts: LineFacts) => {
  const { files, verdicts, names, isOpen } = facts;
  const filesOf = (line: DocLine) => files.get(lineKey(line)) ?? [];
  const settled = settleGroups(lines.map((line) => ({ ...line, hasFile: filesOf(line).length > 0 })));
  const rows = types.flatMap(({ documentId, name, note }) =>
    settled
      .filter((line) => line.documentId === documentId)
      .map(({ hasFile: _, ...line }) => ({
        ...line,
        ...presentFiles(filesOf(line), isOpen),
        name,
        note,
        hasTemplate: hasBlankForm(documentId),
        verdict: isOpen ? (verdicts.get(lineKey(line)) ?? null) : null,
        partyName: line.partyUuid === null ? null : (names.get(line.partyUuid) ?? null),
      })),
  );
  return { rows, missing: missingOf(rows) };
};

/** How many required documents hold up submission. */
export const missingOf = (rows: RequiredDocument[]): number =>
  missingAt(
    'submit',
    rows.map((row) => ({ ...row, hasFile: row.fileId !== nilFileId })),
  );

/** Who may not open the files learns that there are some, and nothing of their names. */
const presentFiles = (uploaded: UploadedFile[], isOpen: boolean) => {
  const [first] = uploaded;
  return {
    fileId: first?.file.fileId ?? nilFileId,
    fileGroup: isOpen ? uploaded.map(({ file }) => presentFile(file)) : [],
    spChecklistComplianceDate: first?.document.spChecklistComplianceDate ?? null,
  };
};
