import { inArray, type SQL, sql } from 'drizzle-orm';
import { storedFile } from '#features/media/server/index.ts';
import { type Actor, isCompliance } from '#platform/contract/actor.ts';
import type { Reading } from '#platform/server/context.ts';
import type { LineForm } from '../../rules/due-diligence/lines.ts';
import { opensForms } from './read.ts';

/** The document of a party without an agent, which the desk sees is there, and does not open. */
const ofUnrepresented = 'D-17';

/** The files of these lines that customers signed, by their id, as far as the actor may open them. */
export const signedFiles = async (
  at: Reading,
  row: { createdBy: string },
  lines: { documentId: string; form: LineForm | null }[],
): Promise<Map<string, typeof storedFile.$inferSelect>> => {
  const opens = opensForms(at.actor, row);
  const ids = lines.flatMap(({ documentId, form }) =>
    form && (opens || documentId !== ofUnrepresented) ? form.fileIds : [],
  );
  if (ids.length === 0) return new Map();
  const rows = await at.db.select().from(storedFile).where(inArray(storedFile.fileId, ids));
  return new Map(rows.map((file) => [file.fileId, file]));
};

/** Submissions with this signed file, as a WHERE clause: those that the desk checks, but for a party without an agent. */
export const withSignedFile = (actor: Actor, fileId: string): SQL => sql`EXISTS (
  SELECT FROM ecdd_dossier_form_public d JOIN ecdd_signed_file_public s ON s.form_id = d.form_id
  WHERE d.esubmission_id = esubmission.id AND s.file_id = ${fileId} AND (NOT d.is_ucp OR ${isCompliance(actor)})
)`;
