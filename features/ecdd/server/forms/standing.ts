import { asc, desc, eq } from 'drizzle-orm';
import { type Found, foundOf, stateOf } from '#features/aml/server/index.ts';
import { countriesAtRisk } from '#features/screening/server/index.ts';
import { requestsOf } from '#features/signing/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { type Day, dayOf, formatDay } from '#platform/contract/days.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/database.ts';
import { formStateOf, heldOver, higher, isOutgrown, isRaised, lowestAgreed } from '../../rules/form-state.ts';
import { paperAnswers } from '../../rules/papers.ts';
import { assess, ratingRules, shownOf, withFactors, withoutLink } from '../../rules/rating.ts';
import { type Answer, type Answers, answersOf, type FormFacts } from '../../rules/rows.ts';
import { signedOf, signersOf } from '../../rules/signers.ts';
import { standingIn } from '../../rules/standing-in.ts';
import { validityOf } from '../../rules/validity.ts';
import { decisions, type ShownRating, shownRatings } from '../../words/forms.ts';
import { ecddAnswer, ecddApproval, ecddRating, ecddSignature } from '../tables.ts';
import { rowsFor } from '../templates/templates.ts';
import { papersOf } from './papers-of.ts';
import type { FormRecord } from './scope.ts';

/** What signing calls the forms of this room. */
export const formKind = 'ecdd-form';

/** The countries of the lists in force on a day, as answers count by them. */
export const listedOn = async (db: Db, day: Day) => {
  const found = await countriesAtRisk(db, day);
  const on = (isOf: (level: string) => boolean) =>
    found.filter(({ level }) => isOf(level)).map(({ country }) => country);
  return { BLACK: on((level) => level !== 'MONITORED'), GREY: on((level) => level === 'MONITORED') };
};

const factsOf = (form: FormRecord, listed: FormFacts['listed'], papers: FormFacts['papers']): FormFacts => ({
  kind: form.kind,
  isLease: form.cddFor.startsWith('LEASE'),
  category: form.category,
  leaseMonths: form.leaseMonths,
  amountCents: form.amountCents,
  hasUcp: form.hasUcp,
  papers,
  listed,
});

export const storedAnswers = (db: Db, formId: string): Promise<Answer[]> =>
  db
    .select({
      questionFID: ecddAnswer.questionFID,
      checkedResult: ecddAnswer.checkedResult,
      remark: ecddAnswer.remark,
      detail: ecddAnswer.detail,
    })
    .from(ecddAnswer)
    .where(eq(ecddAnswer.formId, formId))
    .orderBy(asc(ecddAnswer.questionFID));

const answer = (questionFID: string, given: boolean | { detail: string; checkedResult?: 'Y' | 'N' }): Answer => ({
  questionFID,
  remark: '',
  detail: '',
  checkedResult: '',
  ...(typeof given === 'boolean' ? { checkedResult: given ? ('Y' as const) : ('N' as const) } : given),
});

type Known = { state: string; screenedAt: string | null } | undefined;

/** What the server answers itself: whether the customer was screened, and whether that still holds. */
const systemAnswers = (known: Known): Answer[] => [
  answer('8.01', Boolean(known?.screenedAt)),
  answer('8.05', known !== undefined && known.state !== 'NOT_SCREENED'),
];

/** What the screening answers, for compliance alone. */
const engineAnswers = (known: Known, found: Found): Answer[] =>
  known?.screenedAt
    ? [answer('8.02', found.isSanctioned), answer('8.03', found.isExposed), answer('8.04', found.hasAdverseNews)]
    : [];

/** A suspicion of the register, unless it was decided that none is reported. */
const suspicion = ({ isSuspected }: Found): Answer[] => (isSuspected ? [answer('9.03', true)] : []);

/** The answers that are known of a case before there is a form. */
export const answersOfCase = async (db: Db, caseId: string): Promise<Answer[]> =>
  systemAnswers((await stateOf(db, [caseId])).get(caseId));

export type Determination = typeof ecddRating.$inferSelect;
type Word = typeof ecddApproval.$inferSelect;
type Approval = ReturnType<typeof heldOver<Word>>;

const latest = async (db: Db, { id, version }: FormRecord) => {
  const [[rating], [word], signatures] = await Promise.all([
    db
      .select()
      .from(ecddRating)
      .where(eq(ecddRating.formId, id))
      .orderBy(desc(ecddRating.version), desc(ecddRating.at), desc(ecddRating.id))
      .limit(1),
    db
      .select()
      .from(ecddApproval)
      .where(eq(ecddApproval.formId, id))
      .orderBy(desc(ecddApproval.version), desc(ecddApproval.at), desc(ecddApproval.id))
      .limit(1),
    db.select().from(ecddSignature).where(eq(ecddSignature.formId, id)).orderBy(desc(ecddSignature.signedAt)),
  ]);
  return { last: rating, determination: rating?.version === version ? rating : undefined, word, signatures };
};

/** The determination and the officer's word as answers to the questions that stand for them. */
const laterAnswers = (determination: Determination | undefined, approval: Approval): Answer[] => [
  ...(determination
    ? [
        {
          ...answer('9.01', !isRaised(determination)),
          detail: shownRatings[determination.agreed],
          remark: determination.mitigation,
        },
      ]
    : []),
  ...(approval ? [answer('9.04', { detail: `${decisions[approval.decision]}: ${approval.note}` })] : []),
  ...(approval?.nextReview ? [answer('9.05', { detail: formatDay(approval.nextReview) })] : []),
];

/** The rating that everybody but compliance reads: by the answers, by what was determined, and by the officer who lowered it. */
const ratingNow = (
  byAnswers: ShownRating,
  {
    determination,
    approval,
    lowest,
  }: { determination: Determination | undefined; approval: Approval; lowest: ShownRating },
): ShownRating => {
  if (approval?.decision === 'APPROVED' && approval.rating) return approval.rating;
  return higher(byAnswers, determination?.agreed ?? lowest);
};

/**
 * A version that is signed had all its answers, and keeps its extent: what has become known since asks for nothing before the next version,
 * so that it does not show.
 */
const ownStanding = <S extends { gaps: unknown[] }>(
  standing: (isEnhanced: boolean) => S,
  { isEnhanced, isSigned }: { isEnhanced: boolean; isSigned: boolean },
): S => {
  const now = standing(isEnhanced);
  if (!isSigned || now.gaps.length === 0) return now;
  return { ...standing(false), gaps: [] };
};

/**
 * How a form stands. `asked`, `gaps`, `factors`, `rating`, `validity` and `state` are what everybody may know who reads it; `real` and `answers` of
 * wider audiences are compliance's, and whoever presents them asks for the questions of an audience.
 */
export const standingOf = async (at: Pick<Reading<Actor | null>, 'db' | 'clock'>, form: FormRecord) => {
  const { db } = at;
  const [rows, stored, papers, known, found, listed, words, requests] = await Promise.all([
    rowsFor(db, form.templateId, 'O'),
    storedAnswers(db, form.id),
    papersOf({ db }, form.id),
    stateOf(db, [form.caseId]).then((states) => states.get(form.caseId)),
    foundOf(db, form.caseId),
    listedOn(db, today(at.clock)),
    latest(db, form),
    requestsOf(at, formKind, [form.id]),
  ]);
  const { determination, signatures } = words;
  const facts = factsOf(form, listed, papers);
  const shared = answersOf([...stored, ...paperAnswers(rows, papers), ...systemAnswers(known)]);
  const isEnhanced = found.isExposedForSure || found.hasAdverseNewsForSure;
  const ofVersion = signatures.filter(({ version }) => version === form.version);
  const sentOf = requests.filter(({ version }) => version === form.version);
  const all = signersOf(form);
  const { isSigned, isDeclined, isSent } = signedOf(all, ofVersion, sentOf);
  // A paper stands for all of them; else it is signed with the last of them.
  const signature = isSigned ? (ofVersion.find(({ how }) => how !== 'LINK') ?? ofVersion[0]) : undefined;
  const beside = signature && signature.how !== 'LINK' ? [withoutLink] : [];
  const questions = rows.filter(({ audience }) => audience !== 'O');
  const own = withFactors(
    ownStanding((enhanced) => standingIn(questions, shared, facts, enhanced), {
      isEnhanced,
      isSigned: ofVersion.length > 0,
    }),
    beside,
  );
  const engine = [...engineAnswers(known, found), ...suspicion(found)];
  const real = withFactors(assess(rows, answersOf([...shared.values(), ...engine]), facts, isEnhanced), beside);
  const seen = { rating: real.rating, factors: real.factors, isExposed: found.isExposedForSure };
  const { word } = words;
  const isUndone =
    word?.decision === 'APPROVED' && word.version === form.version && word.seen !== null && isOutgrown(word.seen, seen);
  const approval = isUndone ? undefined : heldOver(form.version, word);
  const lowest = lowestAgreed({ rating: words.last, word: isUndone ? undefined : word });
  const byAnswers = higher(shownOf(own.rating), found.isExposedForSure ? 'HIGH' : 'LOW');
  const state = formStateOf({
    gaps: own.gaps.length,
    isDetermined: determination !== undefined,
    isSigned,
    isDeclined,
    isSent,
    screening: known?.state ?? 'NOT_SCREENED',
    isExposedAlone: found.isExposedAlone && known?.screenedAt !== null,
    real: real.rating,
    agreed: determination?.agreed ?? byAnswers,
    decision: approval?.decision ?? null,
  });
  const rating = ratingNow(byAnswers, { determination, approval, lowest });
  const held = approval?.rating ?? higher(lowest, beside.length > 0 ? 'MEDIUM' : 'LOW');
  const validity = signature ? validityOf(dayOf(signature.signedAt), held, today(at.clock)) : null;
  const answers: Answers = answersOf([...shared.values(), ...engine, ...laterAnswers(determination, approval)]);
  return {
    asked: own.asked,
    gaps: own.gaps,
    factors: own.factors,
    byAnswers,
    lowest,
    rating,
    validity,
    ratingRules,
    state,
    listed,
    isEnhanced: own.isEnhanced,
    asksWealth: isEnhanced,
    papers,
    answers,
    real,
    seen,
    determination,
    approval,
    isUndone,
    signatures,
    signature,
    isSigned,
    signers: all,
    requests,
  };
};
