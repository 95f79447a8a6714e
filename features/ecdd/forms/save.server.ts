import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, like } from 'drizzle-orm';
import { customerOf, customerOfAny } from '#features/aml/index.server.ts';
import { sealIdentity } from '#features/particulars/server/index.ts';
import { followVersion, revokeRequests } from '#features/signing/index.server.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import { yearlyNumbers } from '#platform/server/database/yearly-numbers.ts';
import { begunOf } from '../corrections/corrections-of.server.ts';
import { keepForm } from '../corrections/kept-form.server.ts';
import { noteCorrected } from '../corrections/note-corrected.server.ts';
import { formChanged } from '../dossier/form-changed.server.ts';
import { isPaper } from '../papers/papers.rules.ts';
import { signersOf, wrongSigner } from '../signing/signers.rules.ts';
import { ecddAnswer, ecddForm, ecddSignature } from '../tables.server.ts';
import { type RowRecord, rowsFor, templateOn } from '../templates/templates.server.ts';
import { type Addressed, keepAddresses, withoutAddresses } from './addresses.server.ts';
import { longestReduced } from './asked.rules.ts';
import { knownOf } from './draft.server.ts';
import { evaluateForm, formKind, storedAnswers } from './evaluate-form.server.ts';
import { type ChangedForm, type NewForm, Particulars } from './form.calls.ts';
import { openPartsOf } from './form-state.rules.ts';
import type { Audience, CddFor } from './forms.words.ts';
import { ownRows } from './own-rows.server.ts';
import { type Answer, type Answers, answersOf } from './rows.rules.ts';
import { type FormRecord, formPlace, lockForm } from './scope.server.ts';
import { wrongAnswer } from './wrong-answer.rules.ts';

const formNumbers = yearlyNumbers('ecdd.formNo', 'CDD');

type Given = Pick<NewForm, 'category' | 'leaseMonths'>;

/** The side of a form: that of its template, or the owner's of its type; SALE where nothing is said. */
const sideOf = ({ cDDFor, transactionType = cDDFor ? undefined : 'SALE' }: NewForm): CddFor => {
  const side = cDDFor ?? (transactionType === 'LEASE' ? 'LEASE-LANDLORD' : 'SALE-SELLER');
  if (transactionType !== undefined && !side.startsWith(transactionType))
    throw new Refusal('ecdd.invalid', 'This form is not of this type of transaction.', { field: 'transactionType' });
  return side;
};

/** Refuses a term where there is none, and a form where the law asks for none. */
const requireDue = (side: CddFor, { category, leaseMonths }: Given): void => {
  const isLease = side.startsWith('LEASE');
  if (!isLease && leaseMonths !== null)
    throw new Refusal('ecdd.invalid', 'A sale has no term.', { field: 'leaseMonths' });
  if (isLease && category === 'hdb' && leaseMonths !== null && leaseMonths <= longestReduced)
    throw new Refusal('ecdd.invalid', 'A lease of an HDB flat for up to 7 years needs no due diligence form.', {
      field: 'leaseMonths',
    });
};

const requireSigners = (name: string, { particulars, signers }: NewForm | ChangedForm): void => {
  const wrong = wrongSigner(signersOf({ name, particulars, signers }));
  if (wrong) throw new Refusal('ecdd.invalid', wrong, { field: 'signers' });
};

export const saveForm = async (at: Writing, { body }: { body: NewForm }) => {
  const side = sideOf(body);
  requireDue(side, body);
  const day = today(at.clock);
  const subject = await customerOf(at, body.aMLID);
  requireSigners(subject.customer.name, body);
  await knownOf(at, subject.contactId, body.propertyId);
  const template = await templateOn(at.db, side, day);
  const id = randomUUID();
  const now = at.clock.now().toString();
  const form = inserted(
    await at.db
      .insert(ecddForm)
      .values({
        id,
        formNo: await formNumbers.take(at),
        templateId: template.id,
        cddFor: side,
        owner: at.actor.userId,
        caseId: subject.caseId,
        propertyId: body.propertyId,
        ...transactionOf(body),
        ...identityOf(at, id, subject),
        createdAt: now,
        changedAt: now,
      })
      .returning(),
  );
  await writeAnswers(at, form, await answersIn(at, form, body.listECDDAMLFormResult));
  await note(at, form, 'form.saved', { formNo: form.formNo, cDDFor: side });
  await formChanged(at, form.id);
  return answerOf(at, form);
};

export const updateForm = async (at: Writing, { body }: { body: ChangedForm }) => {
  const stored = await lockForm(at, body.id, body);
  requireDue(stored.cddFor, body);
  const subject = await customerOfAny(at, stored.caseId);
  requireSigners(subject.customer.name, body);
  const standing = await evaluateForm(at, stored);
  const changes = await answersIn(at, stored, body.listECDDAMLFormResult, {
    preset: await shownIn(at, stored, standing.answers),
    isWithCustomer: standing.out !== undefined,
  });
  const transaction = transactionOf(body);
  const begun = await begunOf(at, stored);
  const wasSigned = await isSigned(at, stored);
  // What was corrected in the case meanwhile is corrected in the form; the salesperson’s own answers touch no link that is out.
  const next = { ...transaction, ...identityOf(at, stored.id, subject) };
  const staysAsked = wasSigned || (changes.isOwn && standing.isSent);
  if (!begun && !changes.isOfCustomer && saysTheSame(stored, staysAsked ? transaction : next)) {
    if (changes.isOwn && openPartsOf({ ...standing, isSignedByAny: wasSigned, isWithCustomer: false }) === 'NONE')
      throw notSilently(body);
    const form = await keepAddresses(at, stored, transaction);
    return answerOf(at, changes.isOwn ? await saveOwn(at, form, changes) : form);
  }
  if (!begun && wasSigned) throw notSilently(body);
  if (begun) await keepForm(at.db, stored, begun.id);
  const form = inserted(
    await at.db
      .update(ecddForm)
      .set({
        ...next,
        version: stored.version + 1,
        changedAt: at.clock.now().toString(),
      })
      .where(eq(ecddForm.id, stored.id))
      .returning(),
  );
  await forgetConfirmations(at, form);
  await writeAnswers(at, form, changes);
  // Who answers themselves goes on by the same link, and finishes anew.
  if (standing.out && isDeepStrictEqual(namesOf(stored), namesOf(form)))
    await followVersion(at, formKind, form.id, { version: form.version, corrected: await noteCorrected(at, form) });
  else await revokeRequests(at, formKind, form.id);
  const correctionId = begun?.id;
  await note(at, form, 'form.updated', { version: form.version, answers: changes.noted, correctionId });
  await formChanged(at, form.id);
  return answerOf(at, form);
};

/** The salesperson’s own answers alone: the customer’s part, what was sent of it and its signatures stay. */
const saveOwn = async (at: Writing, stored: FormRecord, changes: Changes): Promise<FormRecord> => {
  const form = inserted(
    await at.db
      .update(ecddForm)
      .set({ ownVersion: stored.ownVersion + 1, changedAt: at.clock.now().toString() })
      .where(eq(ecddForm.id, stored.id))
      .returning(),
  );
  await writeAnswers(at, form, changes);
  await note(at, form, 'form.updated', { version: form.version, answers: changes.noted });
  await formChanged(at, form.id);
  return form;
};

const namesOf = ({ signers }: FormRecord): string[] => signers.map(({ name }) => name);

const notSilently = ({ isSigned: wasSigned }: ChangedForm): Refusal =>
  wasSigned
    ? new Refusal(
        'form.conflict',
        'This form is signed. Begin a correction first, and say why: then it is signed again.',
      )
    : new Refusal('form.stale', 'This form was signed meanwhile. Look at it again, and repeat your change.');

const isSigned = async (at: Writing, { id, version }: FormRecord): Promise<boolean> =>
  (await at.db.$count(ecddSignature, and(eq(ecddSignature.formId, id), eq(ecddSignature.version, version)))) > 0;

/** Whether a form says that already, but for addresses. A number is compared by its print: each sealing of it reads another way. */
const saysTheSame = (before: FormRecord, { idNumberSealed: _, ...next }: Partial<FormRecord> & Addressed): boolean => {
  // One that was saved before there was a particular says nothing of it.
  const stored = withoutAddresses({ ...before, particulars: Particulars.parse(before.particulars) });
  return Object.entries(withoutAddresses(next)).every(([key, value]) =>
    isDeepStrictEqual(stored[key as keyof FormRecord], value),
  );
};

/** Who the customer is and whom they act for, as the case says it now, the number sealed to the form's own place. */
const identityOf = (at: Writing, id: string, { customer, actsFor, number }: Awaited<ReturnType<typeof customerOf>>) => {
  const idNumber = number();
  const sealed = idNumber
    ? sealIdentity(at, formPlace(id), { idType: customer.idType, idNumber })
    : { idNumberSealed: '', idNumberMasked: '', idNumberPrint: '', isIdDoubtful: false };
  return { ...customer, actsFor, ...sealed };
};

const transactionOf = (body: NewForm | ChangedForm) => ({
  property: body.property,
  category: body.category,
  leaseMonths: body.leaseMonths,
  amountCents: body.amountCents,
  hasUcp: body.hasUcp,
  isUcp: body.isUcp,
  particulars: body.particulars,
  signers: body.signers,
});

const answerOf = async (at: Writing, form: FormRecord) => {
  const { rating, isSoFar } = await evaluateForm(at, form);
  const { id, formNo, version, ownVersion } = form;
  return { id, formNo, version, ownVersion, rating, isSoFar };
};

/** The customer confirmed the version before. */
const forgetConfirmations = (at: Writing, { id }: FormRecord) =>
  at.db.delete(ecddAnswer).where(and(eq(ecddAnswer.formId, id), like(ecddAnswer.questionFID, '10.%')));

const isSame = (one: Answer, other?: Answer): boolean =>
  other !== undefined &&
  one.checkedResult === other.checkedResult &&
  one.remark === other.remark &&
  one.detail === other.detail;

const isEmpty = ({ checkedResult, remark, detail }: Answer): boolean => `${checkedResult}${remark}${detail}` === '';

/** `isOfCustomer`, `isOwn`: of which parts they are. */
type Changes = { gone: string[]; written: Answer[]; noted: string[]; isOfCustomer: boolean; isOwn: boolean };

/** The answers as they are read, and whether the customer's are theirs to give now. */
type Before = { preset: Answers; isWithCustomer: boolean };

const withCustomer = () =>
  new Refusal('form.conflict', 'The customer answers this part themselves. Take it back first.');

/** The answers of a form that its salesperson reads, an empty one where there is none: no others, which could be guessed. */
const shownIn = async (at: Writing, form: FormRecord, answers: Answers): Promise<Answers> => {
  const rows = await ownRows(at, form, await rowsFor(at.db, form.templateId, 'A'));
  return new Map(
    rows.map(({ questionFID }) => [
      questionFID,
      { questionFID, checkedResult: '', remark: '', detail: '', ...answers.get(questionFID) },
    ]),
  );
};

/**
 * What changes with the answers that are given, to the questions that the salesperson answers. What is answered with a document follows
 * from the documents. `noted`: the questions as the audit names them, without those that only their author reads.
 */
const answersIn = async (at: Writing, form: FormRecord, all: Answer[], before?: Before): Promise<Changes> => {
  const { preset, isWithCustomer = false } = before ?? {};
  const rows = (await rowsFor(at.db, form.templateId, 'A')).filter(
    ({ filledBy, audience }) => filledBy === 'FORM' && !(isWithCustomer && audience === 'C'),
  );
  const papers = new Set(rows.filter(isPaper).map(({ questionFID }) => questionFID));
  const typed = rows.filter((row) => !isPaper(row));
  const open = new Map((await ownRows(at, form, typed)).map((row) => [row.questionFID, row]));
  // What others or the system answered comes back as it was read.
  const isSentBack = (answer: Answer) =>
    !open.has(answer.questionFID) && isSame(answer, preset?.get(answer.questionFID));
  const typedAnswers = all.filter((answer) => !papers.has(answer.questionFID) && !isSentBack(answer));
  for (const answer of typedAnswers) {
    if (isWithCustomer && !open.has(answer.questionFID) && preset?.has(answer.questionFID)) throw withCustomer();
    requireAnswer(open.get(answer.questionFID), answer);
  }
  const stored = answersOf(await storedAnswers(at.db, form.id));
  const next = answersOf(typedAnswers.filter((answer) => !isEmpty(answer)));
  const gone = [...stored.keys()].filter((fid) => open.has(fid) && !next.has(fid));
  const written = [...next.values()].filter((answer) => !isSame(answer, stored.get(answer.questionFID)));
  const touched = [...gone, ...written.map(({ questionFID }) => questionFID)];
  const isAny = (audience: Audience) => touched.some((fid) => open.get(fid)?.audience === audience);
  return {
    gone,
    written,
    noted: touched.filter((fid) => !open.get(fid)?.onlyAuthor),
    isOfCustomer: isAny('C'),
    isOwn: isAny('A'),
  };
};

const writeAnswers = async (at: Writing, { id }: FormRecord, { gone, written }: Changes): Promise<void> => {
  const touched = [...gone, ...written.map(({ questionFID }) => questionFID)];
  if (touched.length > 0)
    await at.db.delete(ecddAnswer).where(and(eq(ecddAnswer.formId, id), inArray(ecddAnswer.questionFID, touched)));
  if (written.length > 0)
    await at.db
      .insert(ecddAnswer)
      .values(written.map((answer) => ({ formId: id, answeredBy: at.actor.userId, ...answer })));
};

/** Refuses an answer to what is not asked here, and one of another kind than the question takes. */
const requireAnswer = (row: RowRecord | undefined, answer: Answer): void => {
  const why = row ? wrongAnswer(row, answer) : 'this form has no such question.';
  if (why) throw new Refusal('ecdd.invalid', `${answer.questionFID}: ${why}`, { field: 'listECDDAMLFormResult' });
};

const note = (at: Writing, { id }: FormRecord, action: string, detail: Record<string, unknown>) =>
  record(at, { aggregate: 'ecdd-form', aggregateId: id, action, detail });
