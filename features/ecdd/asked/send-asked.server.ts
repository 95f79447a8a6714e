import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { openRequest, resend, type SentLink } from '#features/signing/index.server.ts';
import type { Way } from '#features/signing/signing.words.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import { noteCorrected } from '../corrections/note-corrected.server.ts';
import { formKind } from '../forms/evaluate-form.server.ts';
import { presentForm } from '../forms/read.server.ts';
import type { FormRecord } from '../forms/scope.server.ts';
import { capacityOf, documentTitle } from '../signing/document.server.ts';
import { requireAskable } from '../signing/require-signable.server.ts';
import { hasOpenLink, signersOf } from '../signing/signers.rules.ts';
import { ecddAnswer, ecddCustomerPart, ecddForm } from '../tables.server.ts';
import { rowsFor } from '../templates/templates.server.ts';

/**
 * Sends a form to its customer to be answered by themselves, or sends that link again. What the salesperson had typed of the customer's part goes: no
 * declaration is made for somebody. What the customer said, or signed in an earlier version, stays. The form is locked.
 */
export const sendAsked = async (at: Writing, stored: FormRecord, way: Way): Promise<SentLink> => {
  const standing = await requireAskable(at, stored);
  const [customer] = signersOf(stored);
  if (!customer) throw new Refusal('form.conflict', 'This form has no customer.');
  if (standing.out) {
    const link = await resend(at, standing.out.requestId, { way, to: customer });
    await note(at, stored, 'form.sent-again', way);
    return link;
  }
  if (hasOpenLink(stored, standing.requests)) throw new Refusal('form.conflict', 'Withdraw the link first.');
  if (standing.signatures.length === 0) await forgetTyped(at, stored);
  const form = await withoutFrozen(at, stored);
  const link = await openRequest(
    at,
    {
      kind: formKind,
      ref: form.id,
      version: form.version,
      title: documentTitle,
      about: form.property,
      recipient: { ...customer, capacity: capacityOf(await presentForm(at, form, 'C')) },
      sha256: null,
      corrected: await noteCorrected(at, form),
      signers: signersOf(form).map(({ name }) => name),
    },
    { way },
  );
  await note(at, form, 'form.asked', way);
  return link;
};

/** What somebody of the agency typed in the customer's place. */
const forgetTyped = async (at: Writing, { id, templateId }: FormRecord): Promise<void> => {
  const rows = (await rowsFor(at.db, templateId, 'C')).filter(({ filledBy }) => filledBy === 'FORM');
  const fids = rows.map(({ questionFID }) => questionFID);
  await at.db
    .delete(ecddAnswer)
    .where(and(eq(ecddAnswer.formId, id), inArray(ecddAnswer.questionFID, fids), isNotNull(ecddAnswer.answeredBy)));
};

/** A version that was frozen before stays as it was sent: the answers are of the next one. */
const withoutFrozen = async (at: Writing, form: FormRecord): Promise<FormRecord> => {
  const { id, version } = form;
  const isFrozen = and(eq(ecddCustomerPart.formId, id), eq(ecddCustomerPart.version, version));
  if ((await at.db.$count(ecddCustomerPart, isFrozen)) === 0) return form;
  const next = { version: version + 1, changedAt: at.clock.now().toString() };
  return inserted(await at.db.update(ecddForm).set(next).where(eq(ecddForm.id, id)).returning());
};

const note = (at: Writing, { id, version }: FormRecord, action: string, way: Way) =>
  record(at, { aggregate: 'ecdd-form', aggregateId: id, action, detail: { version, way } });
