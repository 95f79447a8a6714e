import { and, desc, sql } from 'drizzle-orm';
import { customerOf } from '#features/aml/index.server.ts';
import { formFactsOf } from '#features/contacts/index.server.ts';
import { registeredName } from '#features/firm/server/index.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import type { ecdd } from '../room.calls.ts';
import { ecddForm } from '../tables.server.ts';
import { audienceOf } from '../templates/audience.server.ts';
import { presentRow, type RowRecord, rowsFor, templateOn } from '../templates/templates.server.ts';
import { answersAgain, answersOfJoint } from './again.rules.ts';
import { listedOn, storedAnswers } from './evaluate-form.server.ts';
import type { FormDraft } from './form.calls.ts';
import type { CddFor } from './forms.words.ts';
import { answersOf } from './rows.rules.ts';
import { type FormRecord, findForm, ownForms } from './scope.server.ts';
import { answersOfCase } from './system-answers.server.ts';

/** What is known of a contact; nothing of one that was deleted. A property must be one of the contact. */
export const knownOf = async (at: Reading, contactId: string | null, propertyId: string | null) => {
  if (contactId === null) return undefined;
  try {
    return await formFactsOf(at, contactId, propertyId);
  } catch (error) {
    if (propertyId === null && error instanceof Refusal && error.status === 404) return undefined;
    throw error;
  }
};

/** The actor's own forms of a customer, the newest first. A case that joined this one has its forms still. */
const formsOf = (at: Reading, caseId: string): Promise<FormRecord[]> =>
  at.db
    .select()
    .from(ecddForm)
    .where(
      and(
        sql`${ecddForm.caseId} IN (SELECT id FROM aml_case_public WHERE id = ${caseId} OR joined = ${caseId})`,
        ownForms(at.actor),
      ),
    )
    .orderBy(desc(ecddForm.createdAt), desc(ecddForm.id))
    .limit(100);

const lastOf = ({ id, formNo, property, changedAt }: FormRecord) => ({ id, formNo, property, changedAt });

type Wanted = { side: CddFor; propertyId: string | null; property: { line: string } | undefined };

/** What a new form takes over from an earlier one of the customer: the transaction, too, where it is the same side and property. */
const startFrom = async (at: Reading, from: FormRecord, rows: RowRecord[], { side, propertyId, property }: Wanted) => {
  const isSameProperty = propertyId === null || propertyId === from.propertyId || property?.line === from.property;
  const isSameTransaction = isSameProperty && side === from.cddFor;
  const before = answersOf(await storedAnswers(at.db, from.id));
  const { category, leaseMonths, amountCents, hasUcp, isUcp } = from;
  const transaction = { property: from.property, category, leaseMonths, amountCents, hasUcp, isUcp };
  return {
    answers: answersAgain(rows, before, { isSameTransaction }),
    transaction: isSameTransaction ? transaction : {},
    signers: isSameTransaction ? from.signers : [],
  };
};

/** The form of a joint owner takes over the transaction and the answers about the property. All other questions are asked again. */
const startJoint = async (at: Reading, form: FormRecord, rows: RowRecord[]) => {
  const { property, category, leaseMonths, amountCents, hasUcp } = form;
  return {
    answers: answersOfJoint(rows, answersOf(await storedAnswers(at.db, form.id)), form.cddFor),
    transaction: { property, category, leaseMonths, amountCents, hasUcp },
    signers: [],
  };
};

/** The actor's own form of another owner of the property, on the same side. */
const jointFormOf = async (at: Reading, formId: string, side: CddFor): Promise<FormRecord> => {
  const form = await findForm(at, formId);
  if (form.owner !== at.actor.userId || form.cddFor !== side) throw missing('form');
  return form;
};

/** Facts of the contact take precedence over those of an earlier form. */
const filled = (texts: object) => Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== ''));

/** A form to begin with: nothing is written. */
export const readNewForm = async (at: Reading, { params, query }: Input<typeof ecdd.newForm>): Promise<FormDraft> => {
  const day = today(at.clock);
  const customer = await customerOf(at, params.aMLID);
  const propertyId = query.propertyId ?? null;
  const [reported, template, listed, system] = await Promise.all([
    knownOf(at, customer.contactId, propertyId),
    templateOn(at.db, query.cDDFor, day),
    listedOn(at.db, day),
    answersOfCase(at, customer.caseId),
  ]);
  const rows = await rowsFor(at.db, template.id, audienceOf(at.actor));
  const forms = await formsOf(at, customer.caseId);
  const from = query.from ? forms.find(({ id }) => id === query.from) : undefined;
  if (query.from && !from) throw missing('form');
  const joint = query.jointOf ? await jointFormOf(at, query.jointOf, query.cDDFor) : undefined;
  const start =
    (joint && (await startJoint(at, joint, rows))) ??
    (from && (await startFrom(at, from, rows, { side: query.cDDFor, propertyId, property: reported?.property })));
  const { property, ...reach } = reported ?? { property: undefined };
  return {
    agencyName: await registeredName(at.db),
    cDDFor: query.cDDFor,
    transactionType: query.cDDFor.startsWith('SALE') ? 'SALE' : 'LEASE',
    aMLID: customer.caseId,
    caseNo: customer.caseNo,
    contactId: customer.contactId,
    propertyId,
    property: property?.line ?? customer.property,
    category: property?.category ?? 'private-residential',
    leaseMonths: null,
    amountCents: (query.cDDFor.startsWith('SALE') ? property?.askingCents : property?.rentCents) ?? null,
    hasUcp: false,
    isUcp: false,
    ...start?.transaction,
    ...customer.customer,
    idNumberMasked: customer.idNumberMasked,
    particulars: {
      address: '',
      phone: '',
      email: '',
      occupation: '',
      employer: '',
      countryOfBirth: '',
      otherNationalities: '',
      maritalStatus: '',
      industry: '',
      placeOfBusiness: '',
      natureOfBusiness: '',
      purpose: '',
      ...from?.particulars,
      ...filled(reach),
    },
    signers: start?.signers ?? [],
    templateVersion: template.version,
    templateFrom: template.validFrom,
    templatesDetail: rows.map((row) => presentRow(row, template.cddFor)),
    listECDDAMLFormResult: [...system, ...(start?.answers ?? [])],
    papers: [],
    asksWealth: false,
    least: 'LOW',
    last: forms[0] ? lastOf(forms[0]) : null,
    listed,
  };
};
