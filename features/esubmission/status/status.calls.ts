import * as z from 'zod';
import { StoredFile } from '#features/media/contract/index.ts';
import { cents, id, keysOf, requiredText, text, withCodes } from '#platform/contract/fields.ts';
import { documentIds } from '../checklist/checklist.words.ts';
import { findingLevels, passableCodes } from '../findings/checks.words.ts';
import { marketLevels, uncomparedWords } from '../market/market.words.ts';
import { Status, stamp } from '../parts.calls.ts';
import { RemarkInput } from '../remarks/remarks.calls.ts';
import { stepKeys } from '../steps.words.ts';
import { historyEvents } from './status.words.ts';

/** The longest reason of a move. That of a return repeats the queries. */
export const mostReason = 2_000;

/** The reason for which a warning is passed, or the declaration that a finding requires. */
export const Override = z.strictObject({ code: withCodes(requiredText(20), passableCodes), reason: requiredText(500) });
export type Override = z.output<typeof Override>;

/** The body of a move to another status. */
export const StatusBody = z.strictObject({
  reason: text(mostReason).default(''),
  /** For a return: what is to be amended. */
  remarks: z.array(RemarkInput).max(100).default([]),
  /** For a submission: the reason for each warning. */
  overrides: z.array(Override).max(50).default([]),
  /** For a draft that is saved: it is one, and stays one. What was submitted meanwhile is refused, and not taken back. */
  keepDraft: z.boolean().default(false),
  /** For an abort: the uploaded evidence, and the agency's share of the forfeited money. */
  evidenceFileId: id().optional(),
  forfeitureCents: cents().optional(),
});
export type StatusBody = z.output<typeof StatusBody>;

/**
 * A block, a warning or a declaration, with the step and field where it is fixed, and the party or document it is
 * about.
 */
export const Finding = z.object({
  code: z.string(),
  level: z.enum(findingLevels),
  message: z.string(),
  step: z.enum(stepKeys),
  field: z.string().nullable(),
  partyUuid: id().nullish(),
  documentId: withCodes(z.string(), documentIds).optional(),
  /** The other submission that it is about, if the caller may open that. */
  otherCase: z.object({ eSubId: id(), caseNo: z.string() }).optional(),
});
export type Finding = z.output<typeof Finding>;

/** What the price or rent was compared with (V17), or why it was not. */
export const MarketCheck = z.discriminatedUnion('state', [
  z.object({ state: z.literal('NOT_COMPARED'), why: z.enum(keysOf(uncomparedWords)) }),
  z.object({
    state: z.literal('COMPARED'),
    level: z.enum(keysOf(marketLevels)),
    counted: z.int(),
    /** Of the price, or where `isByArea` of the unit of area that the submission uses. */
    medianCents: z.int(),
    isByArea: z.boolean(),
    /** The version of the market data. */
    version: z.int(),
  }),
]);
export type MarketCheck = z.output<typeof MarketCheck>;

/** What the price or rent was compared with when it was submitted last, and the sentence that said so. */
export const MarketThen = z.object({ at: stamp, check: MarketCheck, words: z.string() });
export type MarketThen = z.output<typeof MarketThen>;

export const HistoryRow = z.object({
  id: z.int(),
  at: stamp,
  actorName: z.string().nullable(),
  from: Status.nullable(),
  to: Status,
  /** What it is, if it is no move: the desk entered the number of the stamp certificate, which is the reason. */
  event: z.enum(historyEvents).nullable(),
  reason: z.string(),
});

export const Abilities = z.object({
  edit: z.boolean(),
  submit: z.boolean(),
  delete: z.boolean(),
  cancel: z.boolean(),
  takeBack: z.boolean(),
  claim: z.boolean(),
  release: z.boolean(),
  decide: z.boolean(),
  judge: z.boolean(),
  stamp: z.boolean(),
  addPapers: z.boolean(),
  reject: z.boolean(),
  hold: z.boolean(),
  resume: z.boolean(),
  abort: z.boolean(),
  clone: z.boolean(),
  again: z.boolean(),
  remark: z.boolean(),
});

/**
 * How a submission was aborted: the agency's share of the forfeited money, and the evidence for those who may open
 * files.
 */
export const Abort = z.object({ forfeitureCents: z.int(), evidence: StoredFile.nullable() });
