import { and, desc, eq, sql } from 'drizzle-orm';
import { customerOf, customerOfAny } from '#features/aml/index.server.ts';
import { registeredName } from '#features/firm/server/index.ts';
import { shownNumber } from '#features/particulars/server/index.ts';
import { personPublic } from '#features/people/index.server.ts';
import { type Actor, isCompliance } from '#platform/contract/actor.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import { officerView } from '../approvals/officer-view.server.ts';
import { saidByCustomer } from '../asked/said-by-customer.server.ts';
import { begunOf, correctionsOf, isApproved } from '../corrections/corrections-of.server.ts';
import { scansOf } from '../corrections/scans-of.server.ts';
import type { ecdd } from '../room.calls.ts';
import { signingOf } from '../signing/signing-of.server.ts';
import { ecddForm } from '../tables.server.ts';
import { audienceOf } from '../templates/audience.server.ts';
import { presentRow, type RowRecord, rowsFor, templateOf } from '../templates/templates.server.ts';
import { evaluateForm } from './evaluate-form.server.ts';
import type { Form, FormRow } from './form.calls.ts';
import { openPartsOf } from './form-state.rules.ts';
import type { Audience } from './forms.words.ts';
import { ownRows } from './own-rows.server.ts';
import { pathOf } from './path.rules.ts';
import type { Answer, Answers } from './rows.rules.ts';
import { type FormRecord, findForm, formPlace, visibleForms } from './scope.server.ts';

type Anybody = Reading<Actor | null>;
type Seeing = Parameters<typeof evaluateForm>[2];

/** The questions of a form that somebody reads. What only its author and compliance read is left out for others. */
const rowsRead = async (at: Reading, form: FormRecord, audience: Audience): Promise<RowRecord[]> => {
  const rows = await rowsFor(at.db, form.templateId, audience);
  return isCompliance(at.actor) ? rows : ownRows(at, form, rows);
};

const none = { checkedResult: '', remark: '', detail: '' } as const;

/** Row by row, with an empty answer where there is none yet. */
const resultOf = (rows: RowRecord[], answers: Answers): Form['listECDDAMLFormResult'] =>
  rows.map(({ questionFID }) => ({ ...none, ...answers.get(questionFID), questionFID }));

/** How a form stands, as far as the questions say that somebody reads. */
const presentedStanding = async (at: Anybody, form: FormRecord, rows: RowRecord[], seeing: Seeing = {}) => {
  const whole = await evaluateForm(at, form, seeing);
  const { answers, asked: questions, gaps, factors, rating, isSoFar, ratingRules, state, validity } = whole;
  const fids = new Set(rows.map(({ questionFID }) => questionFID));
  const isAsked = new Set(questions.map(({ questionFID }) => questionFID));
  const isRead = ({ questionFID }: { questionFID: string }) => fids.has(questionFID);
  const shared = {
    rating,
    isSoFar,
    ratingRules,
    factors: factors.filter(isRead),
    gaps: gaps.filter(isRead),
    state,
    validity,
  };
  return {
    whole,
    shown: {
      ...shared,
      // What compliance answers is always there for it.
      asked: rows.filter((row) => row.audience === 'O' || isAsked.has(row.questionFID)).map((row) => row.questionFID),
      listECDDAMLFormResult: resultOf(rows, answers),
    },
  };
};

export const readForm = async (at: Reading, { params }: Input<typeof ecdd.form>): Promise<Form> =>
  presentForm(at, await findForm(at, params.id), audienceOf(at.actor));

/** A form as the salesperson signed it, without what only its author reads: the same for whoever opens it. `answers`: of an earlier version. */
export const presentDetermined = async (at: Reading, form: FormRecord, answers?: Answer[]): Promise<Form> => {
  const rows = await rowsFor(at.db, form.templateId, 'A');
  return presentRows(
    at,
    form,
    rows.filter(({ onlyAuthor }) => !onlyAuthor),
    'A',
    answers && { answers },
  );
};

export const presentForm = async (at: Reading, form: FormRecord, audience: Audience): Promise<Form> =>
  presentRows(at, form, await rowsRead(at, form, audience), audience);

/** The customer’s part as the customer reads it, whether they have finished it or not. */
export const presentCustomersPart = async (at: Anybody, form: FormRecord): Promise<Form> =>
  presentRows(at, form, await rowsFor(at.db, form.templateId, 'C'), 'C', { isCustomer: true });

const presentRows = async (
  at: Anybody,
  form: FormRecord,
  rows: RowRecord[],
  audience: Audience,
  seeing?: Seeing,
): Promise<Form> => {
  const [
    template,
    { whole, shown: presented },
    [owner],
    { known: customerFields, principal },
    corrections,
    wasApproved,
  ] = await Promise.all([
    templateOf(at.db, form.templateId),
    presentedStanding(at, form, rows, seeing),
    at.db.select({ name: personPublic.name }).from(personPublic).where(eq(personPublic.id, form.owner)),
    caseOf(at, form),
    correctionsOf(at, form.id),
    isApproved(at, form.id),
  ]);
  const {
    id,
    formNo,
    version,
    ownVersion,
    propertyId,
    property,
    category,
    leaseMonths,
    amountCents,
    hasUcp,
    isUcp,
    particulars,
  } = form;
  const { kind, name, aliases, idType, nationality, dateOfBirth, createdAt, changedAt } = form;
  return {
    agencyName: await registeredName(at.db),
    id,
    formNo,
    version,
    ownVersion,
    cDDFor: form.cddFor,
    transactionType: form.cddFor.startsWith('SALE') ? 'SALE' : 'LEASE',
    ...customerFields,
    ...pathOf({ kind: form.kind, principal, isUcp: form.isUcp, isEnhanced: whole.isEnhanced }),
    propertyId,
    property,
    category,
    leaseMonths,
    amountCents,
    hasUcp,
    isUcp,
    particulars,
    signers: form.signers,
    corrections,
    scans: await scansOf(at, form, whole.isSigned),
    isApproved: wasApproved,
    isSigned: whole.isSigned,
    kind,
    name,
    aliases,
    idType,
    idNumberMasked: shownNumber(at, formPlace(id), form),
    nationality,
    dateOfBirth,
    createdAt,
    changedAt,
    salesperson: owner?.name ?? '',
    isMine: form.owner === at.actor?.userId,
    openParts: await openPartsNow(at, form, whole),
    templateVersion: template.version,
    templateFrom: template.validFrom,
    templatesDetail: rows.map((row) => presentRow(row, form.cddFor)),
    ...presented,
    listed: whole.listed,
    asksWealth: whole.asksWealth,
    least: whole.least,
    last: null,
    ...(await saidByCustomer(at, form, whole)),
    ...(await signingOf(at, whole)),
    ...(audience === 'O' && { officer: await officerView(at, form, whole) }),
  };
};

type Whole = Awaited<ReturnType<typeof evaluateForm>>;

/** What of a form its salesperson may answer now. */
const openPartsNow = async (at: Anybody, form: FormRecord, { state, isKept, signatures, out }: Whole) =>
  openPartsOf({
    isWithCustomer: out !== undefined,
    state,
    isKept,
    isSignedByAny: signatures.some(({ version }) => version === form.version) && !(await begunOf(at, form)),
  });

/** The case of a form as it is now: it may have joined another one, or be left by its party; the form's own scope decides who reads it. */
const caseOf = async (at: Anybody, { caseId }: FormRecord) => {
  const { caseId: now, caseNo, contactId, principal } = await customerOfAny(at, caseId);
  return { known: { aMLID: now, caseNo, contactId }, principal };
};

export const readResult = async (at: Reading, { query }: Input<typeof ecdd.formResult>) => {
  const form = await findForm(at, query.id);
  const rows = await rowsRead(at, form, audienceOf(at.actor));
  const { asked: _, state: __, validity: ___, ...result } = (await presentedStanding(at, form, rows)).shown;
  return { id: form.id, formNo: form.formNo, ...result };
};

/** The forms of a case that whoever asks may see. */
export const readFormsOfCase = async (
  at: Reading,
  { params, query }: Input<typeof ecdd.formsOfCase>,
): Promise<FormRow[]> => {
  const { caseId } = await customerOf(at, params.aMLID);
  const forms = await at.db
    .select()
    .from(ecddForm)
    .where(
      and(
        // A case that joined this one has its forms still.
        sql`${ecddForm.caseId} IN (SELECT id FROM aml_case_public WHERE id = ${caseId} OR joined = ${caseId})`,
        query.propertyId ? eq(ecddForm.propertyId, query.propertyId) : undefined,
        visibleForms(at.actor),
      ),
    )
    .orderBy(desc(ecddForm.createdAt), desc(ecddForm.id))
    .limit(100);
  return Promise.all(forms.map((form) => presentInList(at, form)));
};

const presentInList = async (at: Reading, form: FormRecord): Promise<FormRow> => {
  const { id, formNo, cddFor, name, propertyId, property, changedAt } = form;
  const { rating, isSoFar, state, gaps, validity } = await evaluateForm(at, form);
  return {
    id,
    formNo,
    cDDFor: cddFor,
    name,
    propertyId,
    property,
    state,
    rating,
    isSoFar,
    gaps: gaps.length,
    validity,
    changedAt,
  };
};
