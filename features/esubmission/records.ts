import * as z from 'zod';
import { StoredFile } from '#features/media/contract.ts';
import { Picture } from '#features/people/contract.ts';
import { id } from '#platform/contract/fields.ts';
import { levels, stages } from './checklist.ts';
import { DocRuleInput } from './doc-rules.ts';
import { infoWith } from './info-schemas.ts';
import { findingLevels } from './levels.ts';
import {
  BillInput,
  ExternalCobrokeInput,
  InternalCobrokeInput,
  Override,
  PartyInput,
  ShareholderInput,
} from './schemas.ts';
import { representedSides, stepKeys, transactionTypes } from './words.ts';

/** What the calls answer. */

const stamp = z.iso.datetime();

/** 00's `eccdid`: given when due diligence was done for the case. */
const eccdid = id().nullable();

/** Presented: a viewer who may not know of a hold sees id 8 as "Pending". */
const Status = z.object({ id: z.int().min(1).max(10), label: z.string() });

export const Row = z.object({
  eSubId: id(),
  caseNo: z.string(),
  transactionType: z.enum(transactionTypes),
  propertyCategory: z.string(),
  propertyType: z.string(),
  address: z.string(),
  representedSide: z.enum(representedSides),
  /** The price of a sale; of a lease, the rent of a month. */
  priceCents: z.int(),
  commissionCents: z.int(),
  status: Status,
  createdDate: stamp,
  submittedDate: stamp.nullable(),
  agentName: z.string(),
  claimedByName: z.string().nullable(),
  currentStep: z.enum(stepKeys),
  isOwn: z.boolean(),
  eccdid,
});
export type Row = z.output<typeof Row>;

/** For a chip of the list; `isCapped`: there are more than `count`. */
export const StatusCount = z.object({
  id: z.int(),
  label: z.string(),
  count: z.int(),
  isCapped: z.boolean().default(false),
});

/** 00: a saved info answers eSubId; `version` is sent with the next change. */
export const Saved = z.object({ eSubId: id(), caseNo: z.string(), version: z.int() });
export type Saved = z.output<typeof Saved>;

/** All but the last four hidden; empty where there is no number yet. */
const masked = { idNumberMasked: z.string() };
/** What is stored may be older than the list of countries. */
const nationality = z.string();

const Shareholder = ShareholderInput.omit({ idNumber: true }).extend({ ...masked, id: id(), nationality });
export type Shareholder = z.output<typeof Shareholder>;

export const Party = PartyInput.omit({ idNumber: true, beneficialOwner: true }).extend({
  id: z.int(),
  uuid: id(),
  eSubId: id(),
  ...masked,
  nationality,
  beneficialOwner: z
    .object({
      name: z.string(),
      idType: ShareholderInput.shape.idType,
      ...masked,
      nationality,
      dateOfBirth: z.string().nullable(),
    })
    .nullable(),
  /** Every level, in the order in which they were added; `parentId` says under whom. */
  shareholders: z.array(Shareholder),
  /** The people behind them, each with all that they hold through any company, in ten-thousandths of a percent. */
  shareholdersBO: z.array(z.object({ name: z.string(), nationality, rate: z.int(), isIdentified: z.boolean() })),
  /** What is still to be identified: who owns the rest of a company, or the number of someone who holds much. */
  open: z.array(
    z.object({ about: z.enum(['owners', 'number']), holderId: id().nullable(), name: z.string(), rate: z.int() }),
  ),
});
export type Party = z.output<typeof Party>;

/** 00's pair: what can be shared, and what of it is left. */
const Pool = z.object({ shareableCents: z.int(), remainCents: z.int() });

const ExternalCobroke = ExternalCobrokeInput.extend({ id: id(), amountCents: z.int() });
const InternalCobroke = InternalCobrokeInput.extend({
  id: id(),
  amountCents: z.int(),
  name: z.string(),
  registrationNo: z.string(),
  picture: Picture,
});
export const ExternalCobrokes = z.object({ rows: z.array(ExternalCobroke), ...Pool.shape, version: z.int() });
export type ExternalCobrokes = z.output<typeof ExternalCobrokes>;
export const InternalCobrokes = z.object({ rows: z.array(InternalCobroke), ...Pool.shape, version: z.int() });
export type InternalCobrokes = z.output<typeof InternalCobrokes>;

export const Bill = BillInput.extend({ id: id(), gstRate: z.int(), gstCents: z.int(), totalCents: z.int() });
export const Billing = z.object({
  rows: z.array(Bill),
  commissionCents: z.int(),
  billedCents: z.int(),
  remainCents: z.int(),
  gstRate: z.int(),
  /** The day whose rate that is, and whether the agency is registered for GST then. */
  taxPoint: z.string(),
  isRegistered: z.boolean(),
  version: z.int(),
});

/** What the desk said of a document, for who may open it; a new file takes it away. */
const Verdict = z.object({
  verdict: z.enum(['accepted', 'queried']),
  /** The query, in words for the salesperson. */
  note: z.string(),
  byName: z.string(),
  at: stamp,
});

export const RequiredDocument = z.object({
  documentId: z.string(),
  name: z.string(),
  required: z.boolean(),
  /** The nil GUID until a file exists. */
  fileId: id(),
  fileGroup: z.array(StoredFile),
  spChecklistComplianceDate: stamp.nullable(),
  /** Asked once, or of each party; `partyUuid` is the party that it is about. */
  per: z.enum(['case', 'party']),
  partyUuid: id().nullable(),
  partyName: z.string().nullable(),
  stage: z.enum(stages),
  /** What the rules say; `required` says it of this submission, where one document of a group is enough. */
  level: z.enum(levels),
  anyOf: z.string().nullable(),
  /** What is meant by it, or when it applies. */
  note: z.string(),
  /** Whether GET documents/template has a blank form of it. */
  hasTemplate: z.boolean(),
  verdict: Verdict.nullable(),
});
export type RequiredDocument = z.output<typeof RequiredDocument>;

/** The checklist that the rules in force on `checkDate` ask for. */
export const Checklist = z.object({
  rows: z.array(RequiredDocument),
  missing: z.int(),
  checkDate: z.string(),
  /** When nothing that submission waits for was missing for the first time. */
  spChecklistComplianceDate: stamp.nullable(),
});
export type Checklist = z.output<typeof Checklist>;

/** A version of a rule of the checklist. */
export const DocRuleRow = DocRuleInput.extend({
  id: z.int(),
  name: z.string(),
  /** The version that it took the place of. */
  replaces: z.int().nullable(),
  createdAt: stamp,
  /** null: it came with Gable. */
  createdByName: z.string().nullable(),
});
export type DocRuleRow = z.output<typeof DocRuleRow>;

/** One thing that blocks, warns or is to be declared, with the step and field where it is put right; of which party, of which document. */
export const Finding = z.object({
  code: z.string(),
  level: z.enum(findingLevels),
  message: z.string(),
  step: z.enum(stepKeys),
  field: z.string().nullable(),
  partyUuid: id().nullish(),
  documentId: z.string().optional(),
  /** Another submission that it is about, for who may open that. */
  otherCase: z.object({ eSubId: id(), caseNo: z.string() }).optional(),
});
export type Finding = z.output<typeof Finding>;

/** What owner or desk said about a submission. */
export const Remark = z.object({
  id: z.int(),
  at: stamp,
  authorName: z.string(),
  isMine: z.boolean(),
  /** Said by another since this person last looked. */
  isNew: z.boolean(),
  text: z.string(),
  path: z.string().nullable(),
  documentId: z.string().nullable(),
  partyUuid: id().nullable(),
  /** The return that it came with, by the id of its row in the history. */
  move: z.int().nullable(),
  /** Came with a return and is not answered by submitting again. */
  isOpen: z.boolean(),
});
export type Remark = z.output<typeof Remark>;

/** A place that was amended: a step, field or party, or a line of the checklist. */
const Amendment = z.object({
  path: z.string().nullable(),
  documentId: z.string().nullable(),
  partyUuid: id().nullable(),
});

const HistoryRow = z.object({
  id: z.int(),
  at: stamp,
  actorName: z.string().nullable(),
  from: Status.nullable(),
  to: Status,
  reason: z.string(),
});

const Abilities = z.object({
  edit: z.boolean(),
  submit: z.boolean(),
  delete: z.boolean(),
  cancel: z.boolean(),
  claim: z.boolean(),
  release: z.boolean(),
  decide: z.boolean(),
  reject: z.boolean(),
  hold: z.boolean(),
  resume: z.boolean(),
  abort: z.boolean(),
  clone: z.boolean(),
  remark: z.boolean(),
});

/** Of an aborted one: the agency's share of what was forfeited; the evidence for those who may open files. */
const Abort = z.object({ forfeitureCents: z.int(), evidence: StoredFile.nullable() });

/** Step 1 as it is stored. */
export const SavedInfo = infoWith({ district: z.string(), eccdid });

export const Summary = z.object({
  eSubId: id(),
  caseNo: z.string(),
  version: z.int(),
  status: Status,
  currentStep: z.enum(stepKeys),
  createdDate: stamp,
  submittedDate: stamp.nullable(),
  agentName: z.string(),
  claimedByName: z.string().nullable(),
  info: SavedInfo,
  parties: z.array(Party),
  external: ExternalCobrokes,
  internal: InternalCobrokes,
  billing: Billing,
  documents: z.array(RequiredDocument),
  missingDocuments: z.int(),
  findings: z.array(Finding),
  /** Why the warnings of the last submission were passed, by code. */
  overrides: z.array(Override),
  remarks: z.array(Remark),
  /** What changed between the last return and the submission after it. */
  amended: z.array(Amendment),
  abort: Abort.nullable(),
  history: z.array(HistoryRow),
  can: Abilities,
});
export type Summary = z.output<typeof Summary>;
