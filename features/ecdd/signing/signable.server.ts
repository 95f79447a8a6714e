import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { keepFile, takeFile } from '#features/media/server/index.ts';
import type { Signable } from '#features/signing/index.server.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { largestFile } from '#platform/contract/files.ts';
import type { NotificationKind } from '#platform/contract/notification-kind.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { transact, type Writing } from '#platform/server/context.ts';
import { askingForm } from '../asked/asking.server.ts';
import { formChanged } from '../dossier/form-changed.server.ts';
import { evaluateForm, formKind } from '../forms/evaluate-form.server.ts';
import { attachCodes } from '../forms/forms.words.ts';
import { type FormRecord, lockForm } from '../forms/scope.server.ts';
import { officersPaper, papersOf } from '../papers/papers-of.server.ts';
import { formAddress } from '../places.words.ts';
import { ecddAnswer, ecddFile, ecddForm, ecddSignature } from '../tables.server.ts';
import { rowsFor } from '../templates/templates.server.ts';
import { paperWanted, partOf, readPart } from './read-part.server.ts';
import { requireSendableAgain } from './require-signable.server.ts';
import { formOf, formSigning, tell } from './tell.server.ts';

/** Most papers that a customer adds to a form. */
const mostPapers = 30;

/** The addresses of a form, with another one for one of those who sign it. */
const addressesWith = ({ name, particulars, signers }: FormRecord, who: string, email: string) => ({
  particulars: name === who ? { ...particulars, email } : particulars,
  signers: signers.map((signer) => (signer.name === who ? { ...signer, email } : signer)),
});

/** The codes of the customer's statements; other codes sent with a signature are ignored. */
const statementsOf = async (at: Writing<Actor | null>, formId: string): Promise<string[]> => {
  const { templateId } = await formOf(at, formId);
  const rows = await rowsFor(at.db, templateId, 'C');
  return rows.filter(({ filledBy }) => filledBy === 'CUSTOMER').map(({ questionFID }) => questionFID);
};

/** The forms of this room, as customers sign them. */
export const signableForm: Signable = {
  asking: askingForm,
  kind: formKind,
  lock: async (at, ref) => {
    await at.db.select({ id: ecddForm.id }).from(ecddForm).where(eq(ecddForm.id, ref)).for('update');
  },
  places: async ({ db }, refs) => {
    const rows = await db
      .select()
      .from(ecddForm)
      .where(inArray(ecddForm.id, [...refs]));
    return new Map(rows.map(({ id, formNo }) => [id, { title: formNo, link: formAddress(id) }]));
  },
  sendingAgain: async (at, { ref, version, recipient }, email) => {
    const form = await lockForm(at, ref, { version });
    await requireSendableAgain(at, form);
    if (!email) return;
    const corrected = addressesWith(form, recipient.name, email);
    if (isDeepStrictEqual(corrected, addressesWith(form, '', ''))) return;
    // What is signed names no address: the version stays.
    await at.db.update(ecddForm).set(corrected).where(eq(ecddForm.id, ref));
    await record(at, {
      aggregate: 'ecdd-form',
      aggregateId: ref,
      action: 'form.address-corrected',
      detail: { version },
    });
  },
  read: readPart,
  pdf: async (at, request) => (await partOf(at, request)).pdf,
  added: async (at, request, signedAt) => {
    const [{ madeAt }, papers] = await Promise.all([partOf(at, request), papersOf(at, request.ref)]);
    const isBetween = ({ addedAt }: { addedAt: string }) =>
      Date.parse(addedAt) > Date.parse(madeAt) && Date.parse(addedAt) <= Date.parse(signedAt);
    return papers.filter(isBetween).map(({ name, attachCode, addedBy, addedAt, sha256 }) => ({
      name,
      at: addedAt,
      kind: attachCodes[attachCode],
      by: addedBy || 'the customer',
      sha256,
    }));
  },
  signed: async (at, request, { signedAt, name, capacity, confirmed }) => {
    const { requestId, ref: formId, version } = request;
    await at.db.insert(ecddSignature).values({
      formId,
      version,
      how: 'LINK',
      requestId,
      signedAt,
      name,
      capacity,
      signer: request.recipient.name,
    });
    const { isSigned, signers, signatures } = await evaluateForm(at, await formOf(at, formId));
    // Each of them confirms the same statements: they are confirmed once all have.
    const ticked = isSigned ? (await statementsOf(at, formId)).filter((fid) => confirmed.includes(fid)) : [];
    if (ticked.length > 0) {
      await at.db.delete(ecddAnswer).where(and(eq(ecddAnswer.formId, formId), inArray(ecddAnswer.questionFID, ticked)));
      await at.db
        .insert(ecddAnswer)
        .values(ticked.map((questionFID) => ({ formId, questionFID, checkedResult: 'Y' as const })));
    }
    await formChanged(at, formId);
    const count = signatures.filter((each) => each.version === version).length;
    const progress = signers.length > 1 && !isSigned ? `${count} of ${signers.length} have signed` : '';
    // With the last signature comes the mail that has the sealed file.
    const kind: NotificationKind = isSigned ? { ...formSigning, ownMail: true } : formSigning;
    await tell(at, request, 'signed', `${name} signed the due diligence form`, progress, kind);
  },
  declined: (at, request, reason) =>
    tell(at, request, 'declined', `${request.recipient.name} declined to sign`, reason),
  ended: (at, request, why) =>
    tell(
      at,
      request,
      'link-ended',
      why === 'EXPIRED' ? 'The link to sign has expired' : 'The link to sign was locked',
      why === 'EXPIRED' ? 'Send it again' : 'Five wrong codes were entered. Check the address and send it again',
    ),
  sealed: async (at, request, { fileId }) => {
    await at.db.update(ecddSignature).set({ fileId }).where(eq(ecddSignature.requestId, request.requestId));
  },
  upload: async (at, request, key, { source, fileName }, admit) => {
    const attachCode = await paperWanted(at, request, key);
    return takeFile(at, { source, fileName, maxBytes: largestFile }, (stored) =>
      transact(at, async (within) => {
        await admit(within);
        if (
          (await within.db.$count(
            ecddFile,
            and(eq(ecddFile.formId, request.ref), isNull(ecddFile.removedAt), ne(ecddFile.attachCode, officersPaper)),
          )) >= mostPapers
        )
          throw new Refusal('form.conflict', `A form has at most ${mostPapers} documents.`);
        const { fileId, originalName } = await keepFile(within, stored);
        await within.db
          .insert(ecddFile)
          .values({ fileId, formId: request.ref, attachCode, addedAt: within.clock.now().toString() });
        await record(within, {
          aggregate: 'ecdd-form',
          aggregateId: request.ref,
          action: 'form.paper-added',
          detail: { fileId, attachCode },
        });
        return { answer: originalName, isKept: true };
      }),
    );
  },
};
