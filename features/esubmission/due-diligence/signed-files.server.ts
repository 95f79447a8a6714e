import { inArray, type SQL, sql } from 'drizzle-orm';
import { type presentFile, storedFilePublic } from '#features/media/server/index.ts';
import { type Actor, isCompliance } from '#platform/contract/actor.ts';
import { pdfMediaType } from '#platform/contract/files.ts';
import type { Reading } from '#platform/server/context.ts';
import type { LineForm } from './lines.rules.ts';
import { opensForms } from './read.server.ts';

/** The documents that the desk sees are there, and does not open: a party's without an agent, the determination, and the approval. */
const closedToDesk = ['D-15', 'D-16', 'D-17'];

type LineOfForm = { documentId: string; form: LineForm | null };

/** A file of a line that a form fills, stored or made when it is opened, as far as the actor may open it. */
export type FormFile = Parameters<typeof presentFile>[0];

/** The files of these lines that the actor may open: the signed ones, or the PDF made of known facts. */
export const formFiles = async (
  at: Reading,
  row: { createdBy: string },
  lines: LineOfForm[],
): Promise<Map<LineForm, FormFile[]>> => {
  const opens = opensForms(at.actor, row);
  const forms = lines.flatMap(({ documentId, form }) =>
    form && (opens || !closedToDesk.includes(documentId)) ? form : [],
  );
  const ids = forms.flatMap(({ fileIds }) => fileIds);
  const stored =
    ids.length > 0 ? await at.db.select().from(storedFilePublic).where(inArray(storedFilePublic.fileId, ids)) : [];
  const files = new Map(stored.map((file) => [file.fileId, file]));
  return new Map(
    forms.map((form) => {
      const signed = form.fileIds.flatMap((id) => files.get(id) ?? []);
      return [form, signed.length === 0 && form.isFilled && form.made ? [fileOf(form.made)] : signed];
    }),
  );
};

const fileOf = ({ fileId, name, at }: NonNullable<LineForm['made']>): FormFile => ({
  fileId,
  originalName: name,
  contentType: pdfMediaType,
  size: 0,
  uploadedAt: at,
});

/**
 * Submissions with this file of a form, as a WHERE clause: what was signed, but for a party without an agent, and the report of the screening
 * of a party.
 */
export const withSignedFile = (actor: Actor, fileId: string): SQL => sql`(EXISTS (
  SELECT FROM ecdd_dossier_form_public d JOIN ecdd_signed_file_public s ON s.form_id = d.form_id
  WHERE d.esubmission_id = esubmission.id AND s.file_id = ${fileId} AND (NOT d.is_ucp OR ${isCompliance(actor)})
) OR EXISTS (
  SELECT FROM esubmission_party p JOIN aml_case_public c ON c.id = p.aml_case_id
  JOIN aml_case_public report ON report.id = coalesce(c.joined, c.id)
  WHERE p.esubmission_id = esubmission.id AND report.report_file = ${fileId}
))`;
