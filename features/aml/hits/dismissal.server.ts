import { wordAlone } from '#features/people/index.server.ts';
import { readSetting } from '#features/settings/server/index.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import type { SubjectRecord } from '../cases/subjects.server.ts';
import { dismissalByTwo, dismissalWords } from '../room.settings.ts';
import type { screeningHit } from '../tables.server.ts';
import {
  bearsOut,
  contradictions,
  type Limits,
  lettersFor,
  lettersIn,
  lettersToConfirm,
  type Shown,
  takesTwo,
} from './dismissal.rules.ts';
import type { HitRecord } from './hits.calls.ts';
import { type FalseReason, falseReasons } from './hits.words.ts';
import { isNobodyElse, secondOfficers, secondWordOnHit } from './second-officers.server.ts';

type HitContext = {
  hit: Pick<typeof screeningHit.$inferSelect, 'found' | 'score' | 'state'>;
  subject: Pick<SubjectRecord, 'kind'>;
  /** First officer, of a hit that waits for a second one. */
  first: string | null;
  /** Claimants of submissions of the customer. */
  claimed: string[];
  /** The actor took the last decision back: another officer decides anew, unless there is none. */
  tookBack: boolean;
};

const limitsNow = async ({ db }: Pick<Reading, 'db'>): Promise<Limits> => ({
  wordsFrom: await readSetting(db, dismissalWords),
  twoFrom: await readSetting(db, dismissalByTwo),
});

const shownOf = ({ hit, subject }: HitContext): Shown => ({ found: hit.found, kind: subject.kind, score: hit.score });

/** Whether only the actor may decide. A decision for two officers is then made alone, so that no deal is blocked for ever. */
const isAlone = (at: Reading, { first, claimed }: Pick<HitContext, 'first' | 'claimed'>): Promise<boolean> =>
  isNobodyElse(at, [at.actor.userId, ...(first ? [first] : []), ...claimed]);

/** Requirements of a dismissal, shown before it is made. */
export const dismissalOf = async (at: Reading, context: HitContext): Promise<HitRecord['dismissal']> => {
  const limits = await limitsNow(at);
  const alone = await isAlone(at, context);
  const facts = shownOf(context);
  const two = takesTwo(facts, limits);
  return {
    reasons: (Object.keys(falseReasons) as FalseReason[]).map((reason) => ({
      reason,
      contradicted: contradictionOf(reason, facts),
      letters: context.tookBack ? lettersToConfirm(true) : lettersFor(reason, facts, limits, alone),
    })),
    takesTwo: two,
    isAlone: (two || context.tookBack) && alone,
    confirmLetters: lettersToConfirm(context.first === at.actor.userId),
  };
};

const contradictionOf = (reason: FalseReason, facts: Shown): string | null =>
  reason !== 'OTHER' && bearsOut(reason, facts) === 'NO' ? contradictions[reason] : null;

type Input = { reason: FalseReason; note: string };
type Decided = { verdict: 'FALSE' | 'SAY_FALSE' | 'CONFIRM_FALSE'; alone: boolean };

/**
 * Whether a dismissal is final or waits for a second officer. @throws Refusal `hit.invalid` for a reason that the page contradicts, or too
 * few words; `hit.forbidden` for who took the last decision back while another officer may decide
 */
export const dismissed = async (at: Reading, context: HitContext, { reason, note }: Input): Promise<Decided> => {
  const limits = await limitsNow(at);
  const alone = await isAlone(at, context);
  // A true match does not become a false one by a single officer, who takes it back and dismisses it.
  if (context.tookBack && !alone)
    throw new Refusal('hit.forbidden', 'You took the decision back. Another officer decides anew.');
  const facts = shownOf(context);
  const contradicted = contradictionOf(reason, facts);
  if (contradicted) throw new Refusal('hit.invalid', `${contradicted} Give another reason.`, { field: 'reason' });
  const two = context.tookBack || takesTwo(facts, limits);
  requireWords(note, context.tookBack ? lettersToConfirm(true) : lettersFor(reason, facts, limits, alone));
  if (two && alone) await wordAlone(at);
  return { verdict: two && !alone ? 'SAY_FALSE' : 'FALSE', alone: two && alone };
};

/** The second word on a dismissal: of another officer, or of the first one where nobody else may. @throws Refusal `hit.invalid`, `hit.forbidden` */
export const dismissalConfirmed = async (at: Writing, context: HitContext, note: string): Promise<Decided> => {
  const isFirst = context.first === at.actor.userId;
  const alone = await isAlone(at, context);
  if (!isFirst || !alone)
    await secondWordOnHit(at, context, 'You said that it is somebody else. Another officer decides about that.');
  else await wordAlone(at);
  requireWords(note, lettersToConfirm(isFirst));
  return { verdict: 'CONFIRM_FALSE', alone: isFirst };
};

const requireWords = (note: string, letters: number): void => {
  if (lettersIn(note) >= letters) return;
  throw new Refusal('hit.invalid', `Say why in your own words, in at least ${letters} letters.`, { field: 'note' });
};

/** Whether the caller may give the second decision. */
export const maySecond = async (
  at: Reading,
  { hit, first, claimed }: Omit<HitContext, 'tookBack'>,
): Promise<boolean> => {
  if (claimed.includes(at.actor.userId)) return false;
  const seconds = await secondOfficers(at, [...(first ? [first] : []), ...claimed]);
  if (seconds.includes(at.actor.userId)) return true;
  return hit.state === 'SECOND_FALSE' && first === at.actor.userId && isAlone(at, { first, claimed });
};
