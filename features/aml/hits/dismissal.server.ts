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

type Of = {
  hit: Pick<typeof screeningHit.$inferSelect, 'found' | 'score' | 'state'>;
  subject: Pick<SubjectRecord, 'kind'>;
  /** Who said it first, of a hit that waits for a second officer. */
  first: string | null;
  /** Who claimed a submission of the customer. */
  claimed: string[];
  /** Whoever acts took the last decision back: another officer decides anew, unless there is none. */
  tookBack: boolean;
};

const limitsNow = async ({ db }: Pick<Reading, 'db'>): Promise<Limits> => ({
  wordsFrom: await readSetting(db, dismissalWords),
  twoFrom: await readSetting(db, dismissalByTwo),
});

const shownOf = ({ hit, subject }: Of): Shown => ({ found: hit.found, kind: subject.kind, score: hit.score });

/** Whether nobody but whoever acts may decide: then what takes two is decided alone, and no deal stands still for ever. */
const isAlone = (at: Reading, { first, claimed }: Pick<Of, 'first' | 'claimed'>): Promise<boolean> =>
  isNobodyElse(at, [at.actor.userId, ...(first ? [first] : []), ...claimed]);

/** What the page says of a dismissal before it is made. */
export const dismissalOf = async (at: Reading, of: Of): Promise<HitRecord['dismissal']> => {
  const limits = await limitsNow(at);
  const alone = await isAlone(at, of);
  const shown = shownOf(of);
  const two = takesTwo(shown, limits);
  return {
    reasons: (Object.keys(falseReasons) as FalseReason[]).map((reason) => ({
      reason,
      contradicted: contradictionOf(reason, shown),
      letters: of.tookBack ? lettersToConfirm(true) : lettersFor(reason, shown, limits, alone),
    })),
    takesTwo: two,
    isAlone: (two || of.tookBack) && alone,
    confirmLetters: lettersToConfirm(of.first === at.actor.userId),
  };
};

const contradictionOf = (reason: FalseReason, shown: Shown): string | null =>
  reason !== 'OTHER' && bearsOut(reason, shown) === 'NO' ? contradictions[reason] : null;

type Said = { reason: FalseReason; note: string };
type Decided = { verdict: 'FALSE' | 'SAY_FALSE' | 'CONFIRM_FALSE'; alone: boolean };

/**
 * Whether a dismissal is final or waits for a second officer. @throws Refusal `hit.invalid` for a reason that the page contradicts, or too
 * few words; `hit.forbidden` for who took the last decision back while another officer may decide
 */
export const dismissed = async (at: Reading, of: Of, { reason, note }: Said): Promise<Decided> => {
  const limits = await limitsNow(at);
  const alone = await isAlone(at, of);
  // A true match does not become a false one by a single officer, who takes it back and dismisses it.
  if (of.tookBack && !alone)
    throw new Refusal('hit.forbidden', 'You took the decision back. Another officer decides anew.');
  const shown = shownOf(of);
  const contradicted = contradictionOf(reason, shown);
  if (contradicted) throw new Refusal('hit.invalid', `${contradicted} Give another reason.`, { field: 'reason' });
  const two = of.tookBack || takesTwo(shown, limits);
  requireWords(note, of.tookBack ? lettersToConfirm(true) : lettersFor(reason, shown, limits, alone));
  if (two && alone) await wordAlone(at);
  return { verdict: two && !alone ? 'SAY_FALSE' : 'FALSE', alone: two && alone };
};

/** The second word on a dismissal: of another officer, or of the first one where nobody else may. @throws Refusal `hit.invalid`, `hit.forbidden` */
export const dismissalConfirmed = async (at: Writing, of: Of, note: string): Promise<Decided> => {
  const isFirst = of.first === at.actor.userId;
  const alone = await isAlone(at, of);
  if (!isFirst || !alone)
    await secondWordOnHit(at, of, 'You said that it is somebody else. Another officer decides about that.');
  else await wordAlone(at);
  requireWords(note, lettersToConfirm(isFirst));
  return { verdict: 'CONFIRM_FALSE', alone: isFirst };
};

const requireWords = (note: string, letters: number): void => {
  if (lettersIn(note) >= letters) return;
  throw new Refusal('hit.invalid', `Say why in your own words, in at least ${letters} letters.`, { field: 'note' });
};

/** Whether whoever asks may give the second word on what waits for it. */
export const maySecond = async (at: Reading, { hit, first, claimed }: Omit<Of, 'tookBack'>): Promise<boolean> => {
  if (claimed.includes(at.actor.userId)) return false;
  const seconds = await secondOfficers(at, [...(first ? [first] : []), ...claimed]);
  if (seconds.includes(at.actor.userId)) return true;
  return hit.state === 'SECOND_FALSE' && first === at.actor.userId && isAlone(at, { first, claimed });
};
