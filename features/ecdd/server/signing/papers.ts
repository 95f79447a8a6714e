import { and, eq, isNull, sql } from 'drizzle-orm';
import { type FileOwner, forgetFile, keepFile, receiveFile } from '#features/media/server/index.ts';
import { revokeRequests } from '#features/signing/server/index.ts';
import { isCompliance } from '#platform/contract/actor.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { type Reading, transact, type Writing } from '#platform/server/context.ts';
import type { IncomingFile } from '#platform/server/http/files.ts';
import type { ecdd } from '../../contract/index.ts';
import { rate } from '../approvals/rate-again.ts';
import { formChanged } from '../dossier/form-changed.ts';
import { type FormRecord, findForm, lockForm, visibleForms } from '../forms/scope.ts';
import { formKind, standingOf } from '../forms/standing.ts';
import { isOnHold } from '../keeping/hold.ts';
import { ecddFile, ecddForm, ecddPaper, ecddSignature } from '../tables.ts';
import { requireSignable } from './require-signable.ts';

const mostPapers = 30;

/** The documents of a form that were not deleted. */
const lying = (formId: string) => and(eq(ecddFile.formId, formId), isNull(ecddFile.removedAt));

/** Whoever sees a form opens its papers, but through a portal: a file of a customer is no part of a look into one. */
export const formFileOwner: FileOwner = {
  recordOf: async (at, fileId) => {
    if (at.actor.via !== 'password') return undefined;
    const [found] = await at.db
      .select({ id: ecddForm.id })
      .from(ecddForm)
      .where(
        and(
          visibleForms(at.actor),
          sql`(EXISTS (SELECT 1 FROM ecdd_signature s WHERE s.form_id = ecdd_form.id AND s.file_id = ${fileId})
            OR EXISTS (SELECT 1 FROM ecdd_file f WHERE f.form_id = ecdd_form.id AND f.file_id = ${fileId}
              AND (f.removed_at IS NULL OR ${isCompliance(at.actor)})))`,
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
        const { attachCode, version } = body;
        if (attachCode === 'SIGNED' && version === undefined)
          throw new Refusal('form.invalid', 'Say which version was signed.', { field: 'version' });
        const form = await lockForm(within, body.id, attachCode === 'SIGNED' ? version : undefined);
        if (attachCode === 'SIGNED') await requireSignable(within, form);
        else if ((await within.db.$count(ecddFile, lying(form.id))) >= mostPapers)
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
  const { signatures, determination, gaps } = await standingOf(at, form);
  if (signatures.some(({ version }) => version === form.version))
    throw new Refusal('form.conflict', 'This form is signed, and keeps its documents.');
  const which = and(lying(form.id), eq(ecddFile.fileId, params.fileId));
  const [paper] = await at.db.select().from(ecddFile).where(which);
  if (!paper) throw missing('document');
  if (paper.addedBy === null) throw new Refusal('form.conflict', 'The customer added this document. It stays.');
  // What a version was signed with stays with the form, whatever version it is now.
  if (signatures.some(({ signedAt }) => Date.parse(signedAt) >= Date.parse(paper.addedAt)))
    throw new Refusal('form.conflict', 'This document belongs to a version that was signed. It stays.');
  const [frozen] = await at.db
    .select({ madeAt: ecddPaper.madeAt })
    .from(ecddPaper)
    .where(and(eq(ecddPaper.formId, form.id), eq(ecddPaper.version, form.version)));
  if (frozen && Date.parse(frozen.madeAt) >= Date.parse(paper.addedAt))
    throw new Refusal('form.conflict', 'The customer was sent this version with this document. Edit the form first.');
  await at.db.update(ecddFile).set({ removedAt: at.clock.now().toString() }).where(which);
  if (determination && gaps.length < (await standingOf(at, form)).gaps.length)
    throw new Refusal('form.conflict', 'The risk was determined with this document. Add another one first.');
  await note(at, form, 'form.paper-removed', { fileId: params.fileId });
  // Nobody but compliance learns of a legal hold: for everybody else the document is gone.
  if (await isOnHold(at, form.id)) return;
  await at.db.delete(ecddFile).where(eq(ecddFile.fileId, params.fileId));
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

/** It counts for the rating, which may ask for an officer now. */
const acknowledge = async (
  at: Writing,
  form: FormRecord,
  how: 'PAPER' | 'REFUSED',
  more: { fileId?: string; note?: string },
): Promise<void> => {
  const { id, version, name } = form;
  await revokeRequests(at, formKind, id);
  await at.db
    .insert(ecddSignature)
    .values({ formId: id, version, how, signedAt: at.clock.now().toString(), name, ...more });
  await rate(at, form);
  await formChanged(at, id);
};

const note = (at: Writing, { id }: FormRecord, action: string, detail: Record<string, unknown>) =>
  record(at, { aggregate: 'ecdd-form', aggregateId: id, action, detail });
