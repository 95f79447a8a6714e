import * as z from 'zod';
import { StoredFile } from '#features/media/contract.ts';
import { id } from '#platform/contract/fields.ts';
import {
  BillInput,
  Commission,
  ExternalCobrokeInput,
  InternalCobrokeInput,
  PartyInput,
  ShareholderInput,
  TransactionInfo,
} from './schemas.ts';
import { stepKeys } from './words.ts';

/** What the calls answer. */

const stamp = z.iso.datetime();

/** Presented: a viewer who may not know of a hold sees id 8 as "Pending". */
const Status = z.object({ id: z.int().min(1).max(10), label: z.string() });

export const Row = z.object({
  eSubId: id(),
  caseNo: z.string(),
  transactionType: z.string(),
  propertyCategory: z.string(),
  propertyType: z.string(),
  address: z.string(),
  representedSide: z.string(),
  priceCents: z.int(),
  commissionCents: z.int(),
  status: Status,
  createdDate: stamp,
  submittedDate: stamp.nullable(),
  agentName: z.string(),
  claimedByName: z.string().nullable(),
  currentStep: z.enum(stepKeys),
  isOwn: z.boolean(),
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
});
export const ExternalCobrokes = z.object({ rows: z.array(ExternalCobroke), ...Pool.shape, version: z.int() });
export const InternalCobrokes = z.object({ rows: z.array(InternalCobroke), ...Pool.shape, version: z.int() });

export const Bill = BillInput.extend({ id: id(), gstRate: z.int(), gstCents: z.int(), totalCents: z.int() });
export const Billing = z.object({
  rows: z.array(Bill),
  commissionCents: z.int(),
  billedCents: z.int(),
  remainCents: z.int(),
  gstRate: z.int(),
  version: z.int(),
});

export const RequiredDocument = z.object({
  documentId: z.string(),
  name: z.string(),
  required: z.boolean(),
  /** The nil GUID until a file exists. */
  fileId: id(),
  fileGroup: z.array(StoredFile),
  spChecklistComplianceDate: stamp.nullable(),
  /** The party that it is about, where it is asked for each. */
  partyUuid: id().nullable(),
  partyName: z.string().nullable(),
  stage: z.enum(['submit', 'invoice', 'payout']),
});
export type RequiredDocument = z.output<typeof RequiredDocument>;

/** One thing that blocks or warns, with the step and field where it is put right. */
export const Finding = z.object({
  code: z.string(),
  level: z.enum(['block', 'warn']),
  message: z.string(),
  step: z.enum(stepKeys),
  field: z.string().nullable(),
});
export type Finding = z.output<typeof Finding>;

const HistoryRow = z.object({
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
});

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
  info: TransactionInfo.extend({ commission: Commission, district: z.string() }),
  parties: z.array(Party),
  external: ExternalCobrokes,
  internal: InternalCobrokes,
  billing: Billing,
  documents: z.array(RequiredDocument),
  missingDocuments: z.int(),
  findings: z.array(Finding),
  history: z.array(HistoryRow),
  can: Abilities,
});
export type Summary = z.output<typeof Summary>;
