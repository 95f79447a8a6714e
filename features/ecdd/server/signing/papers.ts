import { and, eq, sql } from 'drizzle-orm';
import { type FileOwner, forgetFile, keepFile, receiveFile } from '#features/media/server/index.ts';
import { revokeRequests } from '#features/signing/server/index.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { type Reading, transact, type Writing } from '#platform/server/context.ts';
import type { IncomingFile } from '#platform/server/http/files.ts';
import type { ecdd } from '../../contract/index.ts';
import { type FormRecord, findForm, lockForm, visibleForms } from '../forms/scope.ts';
import { formKind, standingOf } from '../forms/standing.ts';
import { ecddFile, ecddForm, ecddSignature } from '../tables.ts';

const mostPapers = 30;

/** Whoever sees a form opens its papers. */
export const formFileOwner: FileOwner = {
  recordOf: async (at, fileId) => {
    const [found] = await at.db
      .select({ id: ecddForm.id })
      .from(ecddForm)
      .where(
        and(
          visibleForms(at.actor),
          sql`(EXISTS (SELECT 1 FROM ecdd_signature s WHERE s.form_id = ecdd_form.id AND s.file_id = ${fileId})
            OR EXISTS (SELECT 1 FROM ecdd_file f WHERE f.form_id = ecdd_form.id AND f.file_id = ${fileId}))`,
        ),
      );
    return found && { aggregate: 'ecdd-form', aggregateId: found.id };
  },
};

const ownForm = async (at: Reading, id: string): Promise<FormRecord> => {
  const form = await findForm(at, id);
  if (form.owner !== at.actor.userId) throw missing('form');
  return form;
};

/** Adds a paper that a question asks for, or the scan of the form as it was signed on paper. */
export const uploadPaper = (
  at: Reading,
  { body, file }: Input<typeof ecdd.uploadPaper> & { file?: IncomingFile },
): Promise<{ fileId: string }> =>
  receiveFile(
    at,
    { uploadId: body.uploadId, file },
    () => ownForm(at, body.id),
    (stored) =>
      transact(at, async (within) => {
        const form = await lockForm(within, body.id);
        const { attachCode } = body;
        if (attachCode === 'SIGNED') await requireSignable(within, form);
        else if ((await within.db.$count(ecddFile, eq(ecddFile.formId, form.id))) >= mostPapers)
          throw new Refusal('form.conflict', `A form has at most ${mostPapers} documents.`);
        const { fileId } = await keepFile(within, stored);
        if (attachCode === 'SIGNED') await acknowledge(within, form, 'PAPER', { fileId });
        else
          await within.db.insert(ecddFile).values({
            fileId,
            formId: form.id,
            attachCode,
            addedAt: within.clock.now().toString(),
            addedBy: within.actor.userId,
          });
        await note(within, form, 'form.paper-added', { fileId, attachCode });
        return { answer: { fileId }, isKept: true };
      }),
  );

export const removePaper = async (at: Writing, { params }: Input<typeof ecdd.removePaper>): Promise<undefined> => {
  const form = await lockForm(at, params.id);
  const { signatures } = await standingOf(at, form);
  if (signatures.some(({ version }) => version === form.version))
    throw new Refusal('form.conflict', 'This form is signed, and keeps its documents.');
  const which = and(eq(ecddFile.formId, form.id), eq(ecddFile.fileId, params.fileId));
  const [paper] = await at.db.select().from(ecddFile).where(which);
  if (!paper) throw missing('document');
  if (paper.addedBy === null) throw new Refusal('form.conflict', 'The customer added this document. It stays.');
  // What a version was signed with stays with the form, whatever version it is now.
  if (signatures.some(({ signedAt }) => Date.parse(signedAt) >= Date.parse(paper.addedAt)))
    throw new Refusal('form.conflict', 'This document belongs to a version that was signed. It stays.');
  await at.db.delete(ecddFile).where(which);
  await note(at, form, 'form.paper-removed', { fileId: params.fileId });
  await forgetFile(at, params.fileId);
};

/** An unrepresented party owes the agency nothing, and may refuse: it is noted, and counts as acknowledged. */
export const noteRefusal = async (at: Writing, { params, body }: Input<typeof ecdd.noteRefusal>) => {
  const form = await lockForm(at, params.id, body.version);
  if (!form.isUcp) throw new Refusal('form.conflict', 'A client signs. Only a party without an agent may refuse.');
  await requireSignable(at, form);
  await acknowledge(at, form, 'REFUSED', { note: body.note });
  await note(at, form, 'form.refused', { version: form.version });
  const { state } = await standingOf(at, form);
  return { id: form.id, state };
};

/** @throws Refusal `form.conflict` for what is not complete, not determined, or acknowledged already */
const requireSignable = async (at: Writing, form: FormRecord): Promise<void> => {
  const { gaps, determination, signatures } = await standingOf(at, form);
  if (gaps.length > 0) throw new Refusal('form.conflict', 'Complete the form first.');
  if (!determination) throw new Refusal('form.conflict', 'Sign the risk determination first.');
  if (signatures.some(({ version }) => version === form.version))
    throw new Refusal('form.conflict', 'This form is signed already.');
};

const acknowledge = async (
  at: Writing,
  { id, version, name }: FormRecord,
  how: 'PAPER' | 'REFUSED',
  more: { fileId?: string; note?: string },
): Promise<void> => {
  await revokeRequests(at, formKind, id);
  await at.db
    .insert(ecddSignature)
    .values({ formId: id, version, how, signedAt: at.clock.now().toString(), name, ...more });
};

const note = (at: Writing, { id }: FormRecord, action: string, detail: Record<string, unknown>) =>
  record(at, { aggregate: 'ecdd-form', aggregateId: id, action, detail });
