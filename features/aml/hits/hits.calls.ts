import * as z from 'zod';
import { partyKinds } from '#features/particulars/words/kinds.ts';
import { Hit, ListVersion } from '#features/screening/room.calls.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf, requiredText, text } from '#platform/contract/fields.ts';
import { listCalls } from '#platform/contract/list-calls.ts';
import { falseReasons, hitFields, hitStates, verdicts } from './hits.words.ts';

const who = 'compliance';
const place = '/v1/compliance/hits';
const ofHit = z.strictObject({ id: id() });

export const hitList = listCalls(hitFields, {
  who,
  path: place,
  summary: 'Hits of the screening: those that wait, the oldest first, or those that were decided.',
  fileSummary: 'The list of hits as an Excel file, by the same filters.',
  filters: {
    /** Searches both names and the case number. */
    search: text(80).optional(),
    /** `WAITING`: to decide, or for a second officer. `ALONE`: decided by one officer, though it takes two. */
    state: z.enum(['WAITING', 'ALONE', ...keysOf(hitStates)]).default('WAITING'),
  },
  sorts: { Found: 'foundAt', Score: 'score', Screened: 'name' },
});

/** Hashes of the facts that the officer had on screen: of the subject and of the listed entry. */
const hashesShown = { factsHash: text(100), contentHash: text(100) };

const Decision = z.object({
  verdict: z.enum(keysOf(verdicts)),
  reason: z.string(),
  note: z.string(),
  /** Null: remembered from an earlier decision. */
  by: z.string().nullable(),
  at: z.iso.datetime(),
  /** Whether the facts of both sides are unchanged since. */
  holds: z.boolean(),
  /** Decided by one officer, as nobody else could. */
  alone: z.boolean(),
});
export type Decision = z.output<typeof Decision>;

export const HitRecord = hitList.row.extend({
  ...hashesShown,
  aMLID: id(),
  subject: z.object({
    subjectId: id(),
    kind: z.enum(keysOf(partyKinds)),
    name: z.string(),
    aliases: z.array(z.string()),
    dateOfBirth: z.iso.date().nullable(),
    birthUnknown: z.boolean(),
    nationality: z.string(),
    idNumberMasked: z.string(),
    hasNumber: z.boolean(),
  }),
  found: Hit,
  lists: z.array(ListVersion),
  /** Decisions on this hit, the latest first, including those on former facts. */
  decisions: z.array(Decision),
  /** Requirements of a dismissal by the caller. */
  dismissal: z.object({
    reasons: z.array(
      z.object({
        reason: z.enum(keysOf(falseReasons)),
        /** Objection to the reason, which is refused. */
        contradicted: z.string().nullable(),
        /** How many letters and digits its words must have at least; 0 where none are asked for. */
        letters: z.int(),
      }),
    ),
    /** A second officer confirms it. */
    takesTwo: z.boolean(),
    /** Nobody else may decide: the caller decides alone. */
    isAlone: z.boolean(),
    /** Letters required for the second decision. */
    confirmLetters: z.int(),
  }),
  /** Whether the caller may confirm or take back another officer's decision. */
  maySecond: z.boolean(),
  /** Whether the caller may take the decision back. */
  mayTakeBack: z.boolean(),
  endedAt: z.iso.datetime().nullable(),
  /** The next hit that waits, for going on by key. */
  nextHitId: id().nullable(),
});
export type HitRecord = z.output<typeof HitRecord>;

/** For the home page of compliance: how many hits wait, how many of them for more than four working hours, and the oldest. */
export const OldestHits = z.object({
  waiting: z.int(),
  late: z.int(),
  rows: z.array(
    hitList.row.pick({ hitId: true, name: true, listedName: true, state: true, salesperson: true, foundAt: true }),
  ),
});
export type OldestHits = z.output<typeof OldestHits>;

export const hitCalls = {
  hits: hitList.list,
  hitsSheet: hitList.file,
  waitingHits: endpoint({
    method: 'GET',
    path: '/v1/compliance/waiting-hits',
    who,
    summary: 'How many hits wait for a decision, and since when the oldest does.',
    data: z.object({ waiting: z.int(), oldest: z.iso.datetime().nullable() }),
  }),
  hit: endpoint({
    method: 'GET',
    path: `${place}/{id}`,
    who,
    summary: 'A hit with both sides, why it was found, and what was decided.',
    params: ofHit,
    data: HitRecord,
  }),
  dismiss: endpoint({
    method: 'PUT',
    path: `${place}/{id}/false`,
    secondWord: 'at-times',
    who,
    summary:
      'Decides that a hit is not the person. A reason that the page contradicts is refused, and words are asked for from a score on. It does not come back until facts of either change.',
    params: ofHit,
    command: true,
    body: z.strictObject({ ...hashesShown, reason: z.enum(keysOf(falseReasons)), note: text(1_000).default('') }),
    /** `SECOND_FALSE`: another officer confirms it. */
    data: z.object({ state: z.enum(keysOf(hitStates)) }),
    message: 'The decision is kept.',
    refuses: ['missing', 'stale', 'conflict', 'forbidden'],
  }),
  confirmDismissal: endpoint({
    method: 'PUT',
    path: `${place}/{id}/false-confirmation`,
    secondWord: 'at-times',
    who,
    summary: 'Confirms, as a second officer, that a hit is not the person.',
    params: ofHit,
    command: true,
    body: z.strictObject({ ...hashesShown, note: requiredText(1_000) }),
    message: 'It is a false positive.',
    refuses: ['missing', 'stale', 'conflict', 'forbidden'],
  }),
  undo: endpoint({
    method: 'PUT',
    path: `${place}/{id}/undoing`,
    who,
    summary: 'Undoes one’s own dismissal of the last thirty seconds. The hit waits again, for the same officer, too.',
    params: ofHit,
    command: true,
    message: 'The hit waits again.',
    refuses: ['missing', 'conflict', 'forbidden'],
  }),
  match: endpoint({
    method: 'PUT',
    path: `${place}/{id}/true`,
    who,
    summary: 'Decides that a hit is the person. Another officer confirms it or takes it back.',
    params: ofHit,
    command: true,
    body: z.strictObject({ ...hashesShown, note: requiredText(1_000) }),
    message: 'It is a true match. Another officer confirms it.',
    refuses: ['missing', 'stale', 'conflict', 'forbidden'],
  }),
  confirmMatch: endpoint({
    method: 'PUT',
    path: `${place}/{id}/confirmation`,
    secondWord: true,
    who,
    summary: 'Confirms, as a second officer and in their own words, that a hit is the person.',
    params: ofHit,
    command: true,
    body: z.strictObject({ ...hashesShown, note: requiredText(1_000) }),
    message: 'The true match is confirmed.',
    refuses: ['missing', 'stale', 'conflict', 'forbidden'],
  }),
  takeBack: endpoint({
    method: 'PUT',
    path: `${place}/{id}/taking-back`,
    secondWord: 'at-times',
    who,
    summary:
      'Takes back what was decided; that a hit is the person, as a second officer. It waits to be decided again.',
    params: ofHit,
    command: true,
    body: z.strictObject({ ...hashesShown, note: requiredText(1_000) }),
    message: 'The hit waits again.',
    refuses: ['missing', 'stale', 'conflict', 'forbidden'],
  }),
  revealSubject: endpoint({
    method: 'POST',
    path: `${place}/{id}/number`,
    who,
    summary: 'The identity number of who was screened, in full. That it was read, and why, is kept.',
    params: ofHit,
    body: z.strictObject({ reason: requiredText(200) }),
    data: z.object({ idNumber: z.string() }),
    transaction: 'own',
    refuses: ['missing'],
  }),
};
