import { and, eq, gte, isNull, ne, sql } from 'drizzle-orm';
import { type FileOwner, forgetFile, keepFile, receiveFile } from '#features/media/server/index.ts';
import { isCompliance } from '#platform/contract/actor.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { type Reading, transact, type Writing } from '#platform/server/context.ts';
import type { IncomingFile } from '#platform/server/http/files.ts';
import { begunOf } from '../corrections/corrections-of.server.ts';
import { keepScan, scanWaits } from '../corrections/scans.server.ts';
import { evaluateForm } from '../forms/evaluate-form.server.ts';
import { type FormRecord, findForm, lockForm, visibleForms } from '../forms/scope.server.ts';
import { isOnHold } from '../keeping/hold.server.ts';
import type { ecdd } from '../room.calls.ts';
import { acknowledge } from '../signing/acknowledge.server.ts';
import { requireAcknowledgeable } from '../signing/require-signable.server.ts';
import { hasOpenLink, wasAskedByLink } from '../signing/signers.rules.ts';
import { ecddApproval, ecddCustomerPart, ecddFile, ecddForm } from '../tables.server.ts';
import { officersPaper } from './papers-of.server.ts';

const mostPapers = 30;

/** The documents of a form that were not deleted, without those of officers. */
const lying = (formId: string) =>
  and(eq(ecddFile.formId, formId), isNull(ecddFile.removedAt), ne(ecddFile.attachCode, officersPaper));

/** Whoever sees a form opens its papers, but through a portal: a file of a customer is no part of a look into one. */
export const formFileOwner: FileOwner = {
  recordOf: async (at, fileId) => {
    if (at.actor.via !== 'password') return undefined;
    const [form] = await at.db
      .select({ id: ecddForm.id })
      .from(ecddForm)
      .where(
        and(
          visibleForms(at.actor),
          sql`(EXISTS (SELECT 1 FROM ecdd_rating r
              WHERE r.form_id = ecdd_form.id AND r.file_id = ${fileId}
                AND ((r.version, r.own_version) = (ecdd_form.version, ecdd_form.own_version) OR EXISTS (
                  SELECT 1 FROM ecdd_correction k WHERE k.form_id = r.form_id AND k.version = r.version
                    AND coalesce((k.kept -> 'form' ->> 'ownVersion')::int, 1) = r.own_version AND k.kept IS NOT NULL)))
            OR EXISTS (SELECT 1 FROM ecdd_signature s WHERE s.form_id = ecdd_form.id AND s.file_id = ${fileId})
            OR EXISTS (SELECT 1 FROM ecdd_scan c WHERE c.form_id = ecdd_form.id AND c.file_id = ${fileId})
            OR EXISTS (SELECT 1 FROM ecdd_file f WHERE f.form_id = ecdd_form.id AND f.file_id = ${fileId}
              AND ((f.removed_at IS NULL AND f.attach_code <> ${officersPaper}) OR ${isCompliance(at.actor)})))`,
        ),
      );
    return form && { aggregate: 'ecdd-form', aggregateId: form.id };
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
): Promise<{ fileId: string; waits: boolean }> =>
  receiveFile(
    at,
    { uploadId: body.uploadId, file },
    async () => {
      const form = await ownForm(at, body.id);
      if (body.attachCode !== 'SIGNED') await requireAddable(at, form);
      else if (body.version === form.version) await requireAcknowledgeable(at, form, body.mitigation);
    },
    (stored) =>
      transact(at, async (within) => {
        const { attachCode, version, mitigation } = body;
        if (attachCode === 'SIGNED' && version === undefined)
          throw new Refusal('form.invalid', 'Say which version was signed.', { field: 'version' });
        const form = await lockForm(within, body.id, attachCode === 'SIGNED' ? { version } : {});
        if (attachCode === 'SIGNED') await requireAcknowledgeable(within, form, mitigation);
        else await requireAddable(within, form);
        const { fileId } = await keepFile(within, stored);
        const isScan = attachCode === 'SIGNED';
        const waits = isScan && (await takeScan(within, form, { fileId, mitigation })) === 'WAITS';
        if (!isScan)
          await within.db.insert(ecddFile).values({
            fileId,
            formId: form.id,
            attachCode,
            addedAt: within.clock.now().toString(),
            addedBy: within.actor.userId,
          });
        await note(within, form, 'form.paper-added', { fileId, attachCode });
        return { answer: { fileId, waits }, isKept: true };
      }),
  );

/** Once the customer was asked by a link compliance decides on a scan: they may be signing, or may not have wanted to. */
const takeScan = async (at: Writing, form: FormRecord, scan: { fileId: string; mitigation: string }) => {
  const { requests } = await evaluateForm(at, form);
  const waits = wasAskedByLink(form, requests);
  await (waits ? keepScan(at, form, scan) : acknowledge(at, form, 'PAPER', scan));
  return waits ? 'WAITS' : 'TAKEN';
};

/**
 * That its salesperson may add a document to a form: what a customer is sent names those that were there.
 * @throws Refusal `form.conflict` while a link is out or a scan waits, for what is signed, and for too many
 */
const requireAddable = async (at: Reading, form: FormRecord): Promise<void> => {
  const { requests, signatures } = await evaluateForm(at, form);
  if (hasOpenLink(form, requests)) throw new Refusal('form.conflict', 'Withdraw the link first.');
  if (await scanWaits(at, form))
    throw new Refusal(
      'form.conflict',
      'A scan of this version waits for compliance. Add documents once it is decided.',
    );
  if (signatures.some(({ version }) => version === form.version) && !(await begunOf(at, form)))
    throw new Refusal('form.conflict', 'This form is signed. Begin a correction first, and say why.');
  if ((await at.db.$count(ecddFile, lying(form.id))) >= mostPapers)
    throw new Refusal('form.conflict', `A form has at most ${mostPapers} documents.`);
};

export const removePaper = async (at: Writing, { params }: Input<typeof ecdd.removePaper>): Promise<undefined> => {
  const form = await lockForm(at, params.id);
  const { signatures, determination, gaps } = await evaluateForm(at, form);
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
    .select({ madeAt: ecddCustomerPart.madeAt })
    .from(ecddCustomerPart)
    .where(and(eq(ecddCustomerPart.formId, form.id), eq(ecddCustomerPart.version, form.version)));
  if (frozen && Date.parse(frozen.madeAt) >= Date.parse(paper.addedAt))
    throw new Refusal('form.conflict', 'The customer was sent this version with this document. Edit the form first.');
  await at.db.update(ecddFile).set({ removedAt: at.clock.now().toString() }).where(which);
  if (determination && gaps.length < (await evaluateForm(at, form)).gaps.length)
    throw new Refusal('form.conflict', 'The risk was determined with this document. Add another one first.');
  await note(at, form, 'form.paper-removed', { fileId: params.fileId });
  // Nobody but compliance learns of a legal hold, or of an officer’s word: for everybody else the document is gone.
  if ((await isOnHold(at, form.id)) || (await wasApprovedWith(at, paper))) return;
  await at.db.delete(ecddFile).where(eq(ecddFile.fileId, params.fileId));
  await forgetFile(at, params.fileId);
};

/** Whether an officer approved a form with this document before them: it shows what they went by. */
const wasApprovedWith = async (at: Reading, { formId, addedAt }: typeof ecddFile.$inferSelect): Promise<boolean> => {
  const approved = and(eq(ecddApproval.formId, formId), eq(ecddApproval.decision, 'APPROVED'));
  return (await at.db.$count(ecddApproval, and(approved, gte(ecddApproval.at, addedAt)))) > 0;
};

/**
 * An unrepresented party owes the agency nothing, and may refuse: it is noted, and counts as acknowledged.
 * @throws Refusal `form.conflict` while a link is out: it does not end without a word
 */
export const noteRefusal = async (at: Writing, { params, body }: Input<typeof ecdd.noteRefusal>) => {
  const form = await lockForm(at, params.id, { version: body.version });
  if (!form.isUcp) throw new Refusal('form.conflict', 'A client signs. Only a party without an agent may refuse.');
  if (hasOpenLink(form, (await evaluateForm(at, form)).requests))
    throw new Refusal('form.conflict', 'Withdraw the link first.');
  await requireAcknowledgeable(at, form, body.mitigation);
  await acknowledge(at, form, 'REFUSED', { note: body.note, mitigation: body.mitigation });
  await note(at, form, 'form.refused', { version: form.version });
  const { state } = await evaluateForm(at, form);
  return { id: form.id, state };
};

const note = (at: Writing, { id }: FormRecord, action: string, detail: Record<string, unknown>) =>
  record(at, { aggregate: 'ecdd-form', aggregateId: id, action, detail });
