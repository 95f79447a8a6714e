import { sql } from 'drizzle-orm';
import { presentFile } from '#features/media/server/index.ts';
import { nilFileId } from '#platform/contract/files.ts';
import type { Reading } from '#platform/server/context.ts';
import { wholeRows } from '#platform/server/database/rows.ts';
import { hasBlankForm } from '../documents/blank-forms.server.ts';
import type { RequiredDocument } from '../documents/documents.calls.ts';
import { documentType } from '../documents/tables.server.ts';
import type { UploadedFile } from '../documents/uploaded-files.server.ts';
import type { Verdict } from '../documents/verdicts.server.ts';
import type { LineForm } from '../due-diligence/lines.rules.ts';
import type { FormFile } from '../due-diligence/signed-files.server.ts';
import { type DocLine, lineKey, missingAt, settleGroups } from './checklist.rules.ts';

/** A line of the rules, or one that a form fills. */
export type Line = DocLine & { form: LineForm | null };

/** Our side, files and verdicts by line, those of forms as far as the actor may open them, names of parties by uuid, and whether the actor may open files. */
export type LineFacts = {
  side: string;
  formFiles: Map<LineForm, FormFile[]>;
  /** Whether the actor may open the forms themselves. */
  opensForms: boolean;
  files: Map<string, UploadedFile[]>;
  verdicts: Map<string, Verdict>;
  names: Map<string, string>;
  isOpen: boolean;
  /** Whether the actor may open the papers about money, though no others. */
  opensMoney: boolean;
};

const typeRows = wholeRows(documentType);

/** All documents of the catalogue, in its order. */
export const documentTypes = async (at: Reading) =>
  (await typeRows.read(at.db, sql`true`)).sort((a, b) => a.position - b.position);

type DocumentTypes = Awaited<ReturnType<typeof documentTypes>>;

/** The lines in the shape of the contract, in the order of the catalogue, and how many of them block submission. */
export const presentLines = (types: DocumentTypes, lines: Line[], facts: LineFacts) => {
  const { side, files, verdicts, names } = facts;
  const filesOf = (line: DocLine) => files.get(lineKey(line)) ?? [];
  const settled = settleGroups(
    lines.map((line) => ({ ...line, hasFile: line.form ? line.form.isFilled : filesOf(line).length > 0 })),
  );
  const rows = types.flatMap(({ documentId, bySide, isMoney, ...type }) => {
    const isOpen = facts.isOpen || (facts.opensMoney && isMoney);
    const { name, note } = bySide[side] ?? type;
    return settled
      .filter((line) => line.documentId === documentId)
      .map(({ hasFile: _, ...line }) => ({
        ...line,
        // Documents of a later stage are asked for then. Clients count what is required and has no file.
        required: line.required && line.stage === 'submit',
        ...presentFiles(filesOf(line), isOpen),
        name,
        note,
        hasTemplate: hasBlankForm(documentId),
        ...presentForm(line, filesOf(line), facts),
        verdict: isOpen && !line.form ? (verdicts.get(lineKey(line)) ?? null) : null,
        partyName: line.partyUuid === null ? null : (names.get(line.partyUuid) ?? null),
      }));
  });
  return { rows, missing: missingOf(rows) };
};

/** How many required documents block submission. */
export const missingOf = (rows: RequiredDocument[]): number =>
  missingAt(
    'submit',
    rows.map((row) => ({ ...row, hasFile: row.form ? row.form.isFilled : row.fileId !== nilFileId })),
  );

const notes: Record<string, string> = {
  'D-15': 'The salesperson’s determination of the risk, with the due diligence form.',
  'D-16': 'Approved by a designated officer.',
  'D-18': 'Follows from the screening of the party.',
};

const noteOf = (documentId: string): string => notes[documentId] ?? 'Signed with the due diligence form.';

/**
 * A document that a due diligence form fills: its files are the signed forms and earlier uploads. Who may not open it reads the state of
 * the form alone.
 */
const presentForm = (
  { form, documentId }: Line,
  uploaded: UploadedFile[],
  { formFiles, opensForms, isOpen }: LineFacts,
) => {
  if (!form) return { form };
  const files = formFiles.get(form) ?? [];
  const { state, isFilled, formId } = form;
  return {
    form: { state, isFilled, formId: opensForms ? formId : null },
    // Clients count what is required and has none: a form that must be signed anew has none, though its old file is there.
    fileId: (isOpen && isFilled ? (files[0] ?? uploaded[0]?.file)?.fileId : undefined) ?? nilFileId,
    note: noteOf(documentId),
    hasTemplate: false,
    fileGroup: isOpen ? [...files, ...uploaded.map((each) => each.file)].map(presentFile) : [],
  };
};

/** Anyone who may not open the files sees that there are some, without names and number. */
const presentFiles = (uploaded: UploadedFile[], isOpen: boolean) => {
  const [first] = uploaded;
  return {
    fileId: first?.file.fileId ?? nilFileId,
    fileGroup: isOpen ? uploaded.map(({ file }) => presentFile(file)) : [],
    spChecklistComplianceDate: first?.document.spChecklistComplianceDate ?? null,
  };
};
