import * as z from 'zod';
import { idTypes, partyKinds } from '#features/particulars/words/kinds.ts';
import { propertyCategories } from '#features/property/words/categories.ts';
import { cents, email, id, keysOf, optional, requiredText, text, versionRead } from '#platform/contract/fields.ts';
import { OfficerView } from '../approvals/approvals.calls.ts';
import { Correction, Scan } from '../corrections/corrections.calls.ts';
import { Acknowledged, FormPaper, SentForm } from '../signing/signing.calls.ts';
import { TemplateRow } from '../templates/templates.calls.ts';
import { cddFor, checkedResults, formStates, openParts, shownRatings, transactionTypes } from './forms.words.ts';

/** What identifies a customer besides name, number, nationality and day of birth. */
export const Particulars = z.strictObject({
  address: text(300).default(''),
  phone: text(40).default(''),
  email: text(254).default(''),
  occupation: text(120).default(''),
  employer: text(120).default(''),
  countryOfBirth: text(80).default(''),
  otherNationalities: text(120).default(''),
  maritalStatus: text(40).default(''),
  industry: text(120).default(''),
  placeOfBusiness: text(300).default(''),
  natureOfBusiness: text(200).default(''),
  purpose: text(300).default(''),
});
export type Particulars = z.output<typeof Particulars>;

/** An answer. `detail` holds what is no Yes, No or NA: a text, the key of a choice, or country codes with commas between. */
export const FormResult = z.strictObject({
  questionFID: requiredText(8),
  checkedResult: z.enum(['', ...keysOf(checkedResults)]).default(''),
  remark: text(1_000).default(''),
  detail: text(2_000).default(''),
});

/** What the transaction is, as far as due diligence asks. */
const transaction = {
  property: requiredText(200),
  category: z.enum(propertyCategories),
  leaseMonths: optional(z.int().min(1, 'Give the term in months.').max(1_200, 'At most 100 years.')),
  /** The price, or the rent of a month. */
  amountCents: optional(cents()),
  /** The other side has no agent. */
  hasUcp: z.boolean().default(false),
  /** The customer is no client: they are the other side, and have no agent. */
  isUcp: z.boolean().default(false),
};

/** Who signs a form for its customer with them: a second director, an attorney. A joint owner is a customer with a form of their own. */
const Signer = z.strictObject({ name: requiredText(140), email: email().min(1, 'Give an email address.') });

const written = {
  ...transaction,
  particulars: Particulars,
  signers: z.array(Signer).max(5, 'At most five more signers.').default([]),
  listECDDAMLFormResult: z.array(FormResult).max(300, 'At most 300 answers.').default([]),
};

export const NewForm = z.strictObject({
  aMLID: id(),
  /** Of the template. Without it, the side that owns the property. */
  cDDFor: z.enum(keysOf(cddFor)).optional(),
  transactionType: z.enum(keysOf(transactionTypes)).optional(),
  propertyId: optional(id()),
  ...written,
});
export type NewForm = z.output<typeof NewForm>;

export const ChangedForm = z.strictObject({
  id: id(),
  version: versionRead(),
  /** Of the salesperson’s own part. */
  ownVersion: versionRead(),
  /** This version was signed when it was read: once a correction is begun, the change makes another one, which is signed anew. */
  isSigned: z.boolean().default(false),
  ...written,
});
export type ChangedForm = z.output<typeof ChangedForm>;

/** Until when the signature of a form holds; null: this version is not signed. */
const validity = z
  .object({
    /** The last day. */
    until: z.iso.date(),
    isExpired: z.boolean(),
    /** It holds for its own transaction alone, whatever the day is. */
    isForOneTransaction: z.boolean(),
  })
  .nullable();

export const FormRow = z.object({
  id: id(),
  formNo: z.string(),
  cDDFor: z.enum(keysOf(cddFor)),
  name: z.string(),
  propertyId: id().nullable(),
  property: z.string(),
  state: z.enum(keysOf(formStates)),
  /** Null: not every question that counts is answered, and none makes it high by itself. */
  rating: z.enum(keysOf(shownRatings)).nullable(),
  /** Not every question that counts is answered: it is high so far. */
  isSoFar: z.boolean(),
  /** Required questions without an answer. */
  gaps: z.int(),
  validity,
  changedAt: z.iso.datetime(),
});
export type FormRow = z.output<typeof FormRow>;

const Factor = z.object({
  questionFID: z.string(),
  effect: z.enum(['HS', 'E', 'H', 'M']),
  flags: z.array(z.string()),
});
const Gap = z.object({ questionFID: z.string(), lacks: z.enum(['ANSWER', 'DETAIL', 'REMARK', 'PAPER']) });

/** The rating of a form by its answers, the factors that made it, and the answers that are missing. */
export const assessment = {
  rating: FormRow.shape.rating,
  isSoFar: FormRow.shape.isSoFar,
  /** The version of the rules that rated it. */
  ratingRules: z.string(),
  factors: z.array(Factor),
  gaps: z.array(Gap),
};

/** A form that is not saved yet, with what is known already. */
export const FormDraft = z.object({
  agencyName: z.string(),
  cDDFor: z.enum(keysOf(cddFor)),
  transactionType: z.enum(keysOf(transactionTypes)),
  aMLID: id(),
  caseNo: z.string(),
  contactId: id().nullable(),
  propertyId: id().nullable(),
  property: z.string(),
  category: z.enum(propertyCategories),
  leaseMonths: z.int().nullable(),
  amountCents: z.int().nullable(),
  hasUcp: z.boolean(),
  isUcp: z.boolean(),
  kind: z.enum(keysOf(partyKinds)),
  name: z.string(),
  aliases: z.array(z.string()),
  idType: z.enum(keysOf(idTypes)),
  idNumberMasked: z.string(),
  nationality: z.string(),
  dateOfBirth: z.iso.date().nullable(),
  particulars: Particulars,
  signers: z.array(z.object({ name: z.string(), email: z.string() })),
  templateVersion: z.int(),
  templateFrom: z.iso.date(),
  templatesDetail: z.array(TemplateRow),
  listECDDAMLFormResult: z.array(FormResult),
  /** The documents that lie with it. */
  papers: z.array(FormPaper),
  /** Source of wealth is asked for whatever the answers are. */
  asksWealth: z.boolean(),
  /** What the rating does not go below, as it was agreed before. */
  least: z.enum(keysOf(shownRatings)),
  /** Of a new form: the last one of the same customer, from which answers can be taken over. */
  last: z.object({ id: id(), formNo: z.string(), property: z.string(), changedAt: z.iso.datetime() }).nullable(),
  /** Countries on the lists of the day, by which answers count. */
  listed: z.object({ BLACK: z.array(z.string()), GREY: z.array(z.string()) }),
});
export type FormDraft = z.output<typeof FormDraft>;

export const Form = FormDraft.extend({
  ...assessment,
  state: z.enum(keysOf(formStates)),
  validity,
  /** What the salesperson determined of this version. */
  determination: z
    .object({
      at: z.iso.datetime(),
      by: z.string(),
      rating: z.enum(keysOf(shownRatings)),
      isRaised: z.boolean(),
      mitigation: z.string(),
    })
    .nullable(),
  /** The newest first. */
  sent: z.array(SentForm),
  acknowledged: z.array(Acknowledged),
  /** The corrections of signed versions, the newest first. */
  corrections: z.array(Correction),
  /** Scans that came after a link was sent, the newest first. */
  scans: z.array(Scan),
  /** A transaction was approved with this form: compliance begins its corrections. */
  isApproved: z.boolean(),
  /** All who must have signed this version. */
  isSigned: z.boolean(),
  /** What signers of this version say is wrong, in their words, the newest first. */
  wrong: z.array(z.object({ name: z.string(), at: z.iso.datetime(), words: z.string() })),
  /** The questions that the customer answered themselves. */
  byCustomer: z.array(z.string()),
  /** For compliance alone. */
  officer: OfficerView.optional(),
  id: id(),
  formNo: z.string(),
  /** Of the customer’s part, and of the salesperson’s own. */
  version: z.int(),
  ownVersion: z.int(),
  salesperson: z.string(),
  /** P1 to P12, and the forms of the regulator that this one stands for. */
  path: z.string(),
  forms: z.array(z.string()),
  /** The questions that are asked with these answers, of those that are here. */
  asked: z.array(z.string()),
  /** Whether whoever asks may change it, and which of its parts as they are: what is signed and done needs a correction. */
  isMine: z.boolean(),
  openParts: z.enum(keysOf(openParts)),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
});
export type Form = z.output<typeof Form>;
