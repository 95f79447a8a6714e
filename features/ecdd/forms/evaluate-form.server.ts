import { and, asc, desc, eq, lte } from 'drizzle-orm';
import { hitSummaryOf, lackingOf, stateOf } from '#features/aml/index.server.ts';
import { countriesAtRisk } from '#features/screening/index.server.ts';
import { requestsOf } from '#features/signing/index.server.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { type Day, dayOf } from '#platform/contract/days.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';
import { askedOut, isAnswering } from '../asked/asked-out.rules.ts';
import { paperAnswers } from '../papers/papers.rules.ts';
import { papersOf } from '../papers/papers-of.server.ts';
import { higher } from '../rating/heights.rules.ts';
import { ratingRules, withoutLink } from '../rating/rating.rules.ts';
import { signaturesOf } from '../signing/signatures-of.server.ts';
import { lastSigned, signedOf, signedUntil, signersOf } from '../signing/signers.rules.ts';
import { validityOf } from '../signing/validity.rules.ts';
import { ecddAnswer, ecddApproval, ecddRating, ecddWealthAsk } from '../tables.server.ts';
import { type RowRecord, rowsFor } from '../templates/templates.server.ts';
import { isOfParts } from './form-state.rules.ts';
import type { Audience } from './forms.words.ts';
import { type Answer, type Answers, answersOf, type FormFacts } from './rows.rules.ts';
import type { FormRecord } from './scope.server.ts';
import {
  type Determination,
  engineAnswers,
  laterAnswers,
  suspicion,
  systemAnswers,
  systemThen,
  type Word,
} from './system-answers.server.ts';
import { wholeOf } from './whole.rules.ts';

/** What signing calls the forms of this room. */
export const formKind = 'ecdd-form';

/** The countries of the lists in force on a day, as answers count by them. */
export const listedOn = async (db: Db, day: Day) => {
  const countries = await countriesAtRisk(db, day);
  const on = (isOf: (level: string) => boolean) =>
    countries.filter(({ level }) => isOf(level)).map(({ country }) => country);
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

const latest = async (db: Db, { id, version, ownVersion }: FormRecord) => {
  const [[rating], [word], signatures] = await Promise.all([
    db
      .select()
      .from(ecddRating)
      .where(and(eq(ecddRating.formId, id), lte(ecddRating.version, version)))
      .orderBy(desc(ecddRating.version), desc(ecddRating.ownVersion), desc(ecddRating.at), desc(ecddRating.id))
      .limit(1),
    db
      .select()
      .from(ecddApproval)
      .where(and(eq(ecddApproval.formId, id), lte(ecddApproval.version, version)))
      .orderBy(desc(ecddApproval.version), desc(ecddApproval.ownVersion), desc(ecddApproval.at), desc(ecddApproval.id))
      .limit(1),
    signaturesOf(db, id),
  ]);
  const determination = rating && isOfParts(rating, { version, ownVersion }) ? rating : undefined;
  return { last: rating, determination, word, signatures };
};

/** Whether an officer asks for source of wealth, by the last word on it. */
const asksWealthOf = async (db: Db, formId: string): Promise<boolean> => {
  const [last] = await db
    .select({ isAsked: ecddWealthAsk.isAsked })
    .from(ecddWealthAsk)
    .where(eq(ecddWealthAsk.formId, formId))
    .orderBy(desc(ecddWealthAsk.at), desc(ecddWealthAsk.id))
    .limit(1);
  return last?.isAsked ?? false;
};

/** Without the answers of one part. */
const withoutPart = (answers: Answer[], rows: RowRecord[], audience: Audience): Answer[] => {
  const fids = new Set(rows.filter((row) => row.audience === audience).map(({ questionFID }) => questionFID));
  return answers.filter(({ questionFID }) => !fids.has(questionFID));
};

const keptFor = `
  SELECT FROM ecdd_approved_form a WHERE a.form_id = :id AND a.version = :version AND a.esubmission_id = :eSubId`;

/** Another transaction that has the form goes on, and is not approved with it. */
const keptForAll = `
  SELECT FROM ecdd_approved_form a WHERE a.form_id = :id AND a.version = :version AND NOT EXISTS (
    SELECT FROM ecdd_duty u JOIN ecdd_dossier d ON d.id = u.dossier_id AND d.ended_at IS NULL
    WHERE u.form_id = a.form_id AND NOT EXISTS (
      SELECT FROM ecdd_approved_form o WHERE o.form_id = a.form_id AND o.version = a.version AND o.esubmission_id = d.esubmission_id
    )
  ) LIMIT 1`;

/** Whether this submission was approved with this version of a form; where none is given, all that have the form. */
const isKeptOf = async (db: Db, { id, version }: FormRecord, eSubId: string | undefined): Promise<boolean> =>
  (await (eSubId ? ask(db, keptFor, { id, version, eSubId }) : ask(db, keptForAll, { id, version }))).length > 0;

const settledOn = `
  SELECT CASE WHEN bool_and(c.settled_on IS NOT NULL) THEN max(c.settled_on)::text END AS day
  FROM ecdd_done n
  JOIN ecdd_approved_form a ON a.form_id = n.form_id AND a.version = n.version
  JOIN ecdd_duty u ON u.form_id = n.form_id JOIN ecdd_dossier d ON d.id = u.dossier_id AND d.ended_at IS NULL
  LEFT JOIN ecdd_completion c ON c.esubmission_id = d.esubmission_id
  WHERE n.form_id = $1 AND n.version = $2`;

/** The day on which the last deal of a version was settled that was done by then; null: one goes on, or there was none. */
const settledOf = async (db: Db, { id, version }: FormRecord): Promise<Day | null> =>
  (await ask<{ day: Day | null }>(db, settledOn, [id, version]))[0]?.day ?? null;

type Facing = Parameters<typeof wholeOf<RowRecord, Determination, Word>>[0];
type Settled = { facing: Facing; determination: Determination; day: Day; typed: Answer[] };

/**
 * How a form stands whose deal was settled while it was done: as it stood then, by the lists of that day. What was found since, and what
 * is missing in a list of today, is no part of it.
 */
const asSettled = async (db: Db, { facing, determination, day, typed }: Settled) => {
  const then = wholeOf({
    ...facing,
    shared: answersOf([...typed, ...systemThen(determination)]),
    alone: [],
    facts: { ...facing.facts, listed: await listedOn(db, day) },
    isExposed: facing.isExposed && facing.word?.seen?.isExposed === true,
    word: facing.word && { ...facing.word, seen: null },
  });
  const { real, factors } = determination;
  return { ...then, state: 'DONE' as const, real: { ...then.real, rating: real, factors } };
};

type Seeing = { eSubId?: string | undefined; answers?: Answer[]; isCustomer?: boolean };

/**
 * How a form stands. `asked`, `gaps`, `factors`, `rating`, `validity` and `state` are what everybody may know who reads it; `real` and `answers` of
 * wider audiences are compliance's, and whoever presents them asks for the questions of an audience. `eSubId`: it stands so in this submission.
 * `answers`: those of an earlier version, as it was kept (`keptForm`). While the customer answers their part themselves it reads as if nothing
 * were answered yet, whoever asks: `isCustomer` is for what they read alone.
 */
export const evaluateForm = async (
  at: Pick<Reading<Actor | null>, 'db' | 'clock'>,
  form: FormRecord,
  { eSubId, answers: approvedAnswers, isCustomer = false }: Seeing = {},
) => {
  const { db } = at;
  const [rows, allAnswers, allPapers, caseState, lacking, screened, listed, words, requests, isAsked, isKept, settled] =
    await Promise.all([
      rowsFor(db, form.templateId, 'O'),
      approvedAnswers ?? storedAnswers(db, form.id),
      papersOf({ db }, form.id),
      stateOf(db, [form.caseId]).then((states) => states.get(form.caseId)),
      lackingOf(at, [form.caseId]),
      hitSummaryOf(db, form.caseId),
      listedOn(db, today(at.clock)),
      latest(db, form),
      requestsOf(at, formKind, [form.id]),
      asksWealthOf(db, form.id),
      isKeptOf(db, form, eSubId),
      settledOf(db, form),
    ]);
  const out = askedOut(form, requests);
  const isHidden = isAnswering(out) && !isCustomer;
  const stored = isHidden ? withoutPart(allAnswers, rows, 'C') : allAnswers;
  const papers = isHidden ? allPapers.filter(({ addedBy }) => addedBy !== '') : allPapers;
  const { determination, signatures } = words;
  const ofVersion = signatures.filter(({ version }) => version === form.version);
  const sentOf = requests.filter(({ version }) => version === form.version);
  const all = signersOf(form);
  const { isSigned, isDeclined, isSent } = signedOf(all, ofVersion, sentOf);
  const signature = isSigned ? lastSigned(form, signatures) : undefined;
  const beside = signature && signature.how !== 'LINK' ? [withoutLink] : [];
  const until = signedUntil(form, signatures);
  const counting = papers.filter(({ addedAt }) => !until || Date.parse(addedAt) <= Date.parse(until));
  const facts = factsOf(form, listed, counting);
  const shared = answersOf([
    ...stored,
    ...paperAnswers(rows, counting),
    ...systemAnswers(caseState, lacking(form.caseId)),
  ]);
  const facing = {
    rows,
    shared,
    alone: engineAnswers(caseState, screened),
    facts,
    beside,
    isAsked,
    isExposed: screened.isExposedForSure,
    isExposedAlone: screened.isExposedAlone && caseState?.screenedAt !== null,
    screening: caseState?.state ?? 'NOT_SCREENED',
    parts: form,
    last: words.last,
    word: words.word,
    isSigned,
    isDeclined,
    isSent,
    isKept,
  };
  const live = wholeOf(facing);
  const determined =
    settled && determination
      ? await asSettled(db, {
          facing,
          determination,
          day: settled,
          typed: [...stored, ...paperAnswers(rows, counting)],
        })
      : live;
  const { approval, own, lowest, byAnswers } = determined;
  const held = approval?.rating ?? (beside.length > 0 ? higher(lowest, byAnswers) : lowest);
  const validity = signature ? validityOf(dayOf(signature.signedAt), held, today(at.clock)) : null;
  const answers: Answers = answersOf([
    ...shared.values(),
    ...determined.alone,
    ...suspicion(screened),
    ...laterAnswers(determination, approval),
  ]);
  return {
    ...determined,
    /** How it would stand once it is acknowledged without a link. */
    acknowledged: wholeOf({ ...facing, beside: [withoutLink], isSigned: true }),
    /** What is known now, whatever stands since its deal was settled. */
    live,
    /** Its deal is settled: nothing of it moves. */
    isAfter: determined !== live,
    asked: own.asked,
    // Of what a transaction was approved with, nobody is asked more: compliance alone sees what it lacks.
    gaps: isKept && determined.state === 'DONE' ? [] : own.gaps,
    factors: own.factors,
    isEnhanced: own.isEnhanced,
    validity,
    ratingRules,
    listed,
    facts,
    isAsked,
    isKept,
    isExposed: determined.isExposed,
    isSuspected: screened.isSuspected,
    papers,
    answers,
    determination,
    signatures,
    signature,
    isSigned,
    /** A link to the customer’s part as it is now is out. */
    isSent,
    signers: all,
    requests,
    /** The link by which the customer answers themselves. */
    out,
  };
};
