import * as z from 'zod';
import { propertyCategories, propertyTypeCodes } from '#features/property/words/categories.ts';
import { id, withCodes } from '#platform/contract/fields.ts';
import { Billing } from '../billing/billing.calls.ts';
import { RequiredDocument } from '../documents/documents.calls.ts';
import { DueDiligence } from '../due-diligence/due-diligence.calls.ts';
import { infoWith } from '../info/info.calls.ts';
import { Party } from '../parties/parties.calls.ts';
import { Status, sentBack, stamp } from '../parts.calls.ts';
import { Amendment, Remark } from '../remarks/remarks.calls.ts';
import { ExternalCobrokes, InternalCobrokes } from '../shares/shares.calls.ts';
import { Abilities, Abort, Finding, HistoryRow, MarketCheck, MarketThen, Override } from '../status/status.calls.ts';
import { stepKeys } from '../steps.words.ts';
import { representedSides, transactionTypes } from '../transaction.words.ts';

/** The id of the due diligence of the case; null while there is none. */
const eccdid = id().nullable();

export const Row = z.object({
  eSubId: id(),
  caseNo: z.string(),
  transactionType: z.enum(transactionTypes),
  propertyCategory: withCodes(z.string(), propertyCategories),
  propertyType: withCodes(z.string(), propertyTypeCodes),
  address: z.string(),
  representedSide: z.enum(representedSides),
  /** The price of a sale, or the monthly rent of a lease. */
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

/** Step 1 as it is stored. */
export const SavedInfo = infoWith({ district: z.string(), eccdid });
/** Step 1 with all that a client may have read of its submission. */
export const InfoRecord = infoWith({ ...sentBack(Row.omit({ transactionType: true })).shape, district: z.string() });

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
  /** Null where signed forms are uploaded, and for whoever may not read it. */
  dueDiligence: DueDiligence.nullable(),
  findings: z.array(Finding),
  /** Null where findings are not shown. */
  market: MarketCheck.nullable(),
  /** Null before the first submission, where that was not kept yet, and for whoever may not read the parties. */
  marketThen: MarketThen.nullable(),
  /** The reasons for the warnings of the last submission, by code. */
  overrides: z.array(Override),
  remarks: z.array(Remark),
  /** What changed between the last return and the submission after it. */
  amended: z.array(Amendment),
  abort: Abort.nullable(),
  history: z.array(HistoryRow),
  can: Abilities,
});
export type Summary = z.output<typeof Summary>;
