import fc from 'fast-check';
import { expect, it } from 'vitest';
import { knownAlone, whyNotApproved } from '../approvals/approving.rules.ts';
import { paperAnswers } from '../papers/papers.rules.ts';
import { higher } from '../rating/heights.rules.ts';
import { type Factor, isOfLaw, shownOf, withoutLink } from '../rating/rating.rules.ts';
import { aQuestion } from '../rig/a-question.rules.ts';
import { officersState, type Parts } from './form-state.rules.ts';
import type { Decision, Rating, ShownRating } from './forms.words.ts';
import { type Answer, answersOf, type FormFacts } from './rows.rules.ts';
import { customersGaps, wholeOf } from './whole.rules.ts';

/** As much of a questionnaire as makes each kind of factor, with the words and the document that a high rating asks for. */
const rows = [
  aQuestion('1.05', [{ on: 'Y', effect: 'M' }]),
  aQuestion('1.07', [{ on: 'N', effect: 'M' }], { audience: 'A' }),
  aQuestion('2.05', [{ on: 'Y', effect: 'E' }]),
  aQuestion(
    '2.06',
    [
      { on: 'LIST', list: 'BLACK', effect: 'E' },
      { on: 'LIST', list: 'GREY', effect: 'M' },
    ],
    { opensOn: 'Y', opens: 'COUNTRIES' },
  ),
  aQuestion('5.03', [{ on: 'Y', effect: 'M' }]),
  aQuestion('5.04', [{ on: 'Y', effect: 'E' }]),
  aQuestion('5.07', [{ on: 'ANY', effect: 'T' }], {
    answerType: 'TEXT',
    attachCode: 'WEALTH',
    showIf: { enhanced: true },
  }),
  aQuestion('5.08', [{ on: 'ANY', effect: 'T' }], {
    answerType: 'FILE',
    attachCode: 'WEALTH',
    showIf: { enhanced: true },
  }),
  aQuestion('6.06', [{ on: 'Y', effect: 'H' }], { audience: 'A' }),
  aQuestion('8.03', [{ on: 'Y', effect: 'E' }], { audience: 'O', filledBy: 'ENGINE' }),
  aQuestion('8.04', [{ on: 'Y', effect: 'E' }], { audience: 'O', filledBy: 'ENGINE' }),
  aQuestion('9.03', [{ on: 'Y', effect: 'H' }], { audience: 'O', filledBy: 'ENGINE' }),
];
const checked = ['1.05', '1.07', '2.05', '5.03', '5.04', '6.06'];

const answer = (questionFID: string, checkedResult: 'Y' | 'N', detail = ''): Answer => ({
  questionFID,
  checkedResult,
  detail,
  remark: '',
});

/** What may happen to a form, in any order. What its state does not allow is refused, and changes nothing. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('answer' as const), fid: fc.constantFrom(...checked), is: fc.constantFrom('Y', 'N') }),
  fc.record({ kind: fc.constant('countries' as const), detail: fc.constantFrom('', 'SG', 'VN') }),
  fc.record({ kind: fc.constant('wealth' as const) }),
  fc.record({ kind: fc.constant('paper' as const) }),
  fc.record({ kind: fc.constant('determine' as const), raise: fc.constantFrom(null, 'MEDIUM', 'HIGH') }),
  fc.record({ kind: fc.constant('sign' as const), how: fc.constantFrom('LINK', 'PAPER') }),
  fc.record({ kind: fc.constant('list' as const), level: fc.constantFrom('NONE', 'GREY', 'BLACK') }),
  fc.record({ kind: fc.constant('exposed' as const), is: fc.boolean() }),
  fc.record({ kind: fc.constant('alone' as const), fid: fc.constantFrom('8.04', '9.03'), is: fc.boolean() }),
  fc.record({ kind: fc.constant('ask' as const), is: fc.boolean() }),
  fc.record({
    kind: fc.constant('decide' as const),
    decision: fc.constantFrom<Decision>('APPROVED', 'APPROVED', 'APPROVED', 'DECLINED', 'MORE_INFORMATION'),
    rating: fc.constantFrom(null, null, 'LOW', 'MEDIUM'),
    established: fc.boolean(),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

type Rated = Parts & { determinedAt: string; shown: ShownRating; agreed: ShownRating; real: Rating };
type Word = Parameters<typeof wholeOf>[0]['word'] & { established: boolean };

type Begun = { isLease: boolean; answered: boolean; correctsWhole?: boolean };

/** A form, with the doors of the server around it. `correctsWhole`: own answers to what is signed and determined come by a correction, done or not. */
const aForm = ({ isLease, answered, correctsWhole = false }: Begun) => {
  let now = 0;
  const typed = new Map<string, Answer>(
    answered ? checked.map((fid) => [fid, answer(fid, fid === '1.07' ? 'Y' : 'N')]) : [],
  );
  if (answered) typed.set('2.06', answer('2.06', 'N'));
  const alone = new Map<string, Answer>();
  let [version, ownVersion, isAsked, isExposed, level] = [1, 1, false, false, 'NONE'];
  let papers = 0;
  let signed: { how: string; version: number; papers: number } | undefined;
  let last: Rated | undefined;
  let word: Word | undefined;
  const at = () => new Date(Date.UTC(2026, 0, 1) + ++now * 60_000).toISOString();
  const whole = () => {
    const isSigned = signed?.version === version;
    const lying = isSigned ? (signed?.papers ?? 0) : papers;
    const facts: FormFacts = {
      kind: 'INDIVIDUAL',
      isLease,
      category: 'private-residential',
      leaseMonths: isLease ? 24 : null,
      amountCents: null,
      hasUcp: false,
      papers: Array.from({ length: lying }, () => ({ attachCode: 'WEALTH', name: 'Payslips.pdf' })),
      listed: { BLACK: level === 'BLACK' ? ['VN'] : [], GREY: level === 'GREY' ? ['VN'] : [] },
    };
    return wholeOf({
      rows,
      shared: answersOf([...typed.values(), ...paperAnswers(rows, facts.papers)]),
      alone: [...alone.values(), answer('8.03', isExposed ? 'Y' : 'N')],
      facts,
      beside: isSigned && signed?.how === 'PAPER' ? [withoutLink] : [],
      isAsked,
      isExposed,
      isExposedAlone: isExposed,
      screening: isExposed ? 'PENDING' : 'CLEAR',
      parts: { version, ownVersion },
      last,
      word,
      isSigned,
      isDeclined: false,
      isSent: isSigned,
      isKept: false,
    });
  };
  const change = (fid: string, next: Answer) => {
    // The salesperson’s own answers touch no signature, until the form is done.
    const isWhole = signed?.version === version && whole().determination !== undefined;
    const isClosed = whole().state === 'DONE' || (correctsWhole && isWhole);
    const isOwn = rows.some((row) => row.questionFID === fid && row.audience === 'A') && !isClosed;
    typed.set(fid, next);
    if (isOwn) ownVersion += 1;
    else if (last?.version === version || signed?.version === version) version += 1;
  };
  const doors: { [Kind in Step['kind']]: (its: Extract<Step, { kind: Kind }>) => void } = {
    answer: ({ fid, is }) => change(fid, answer(fid, is as 'Y' | 'N')),
    countries: ({ detail }) => change('2.06', answer('2.06', detail === '' ? 'N' : 'Y', detail)),
    wealth: () => change('5.07', { ...answer('5.07', 'Y'), checkedResult: '', detail: 'Thirty years of salary' }),
    paper: () => {
      papers += 1;
    },
    determine: ({ raise }) => {
      const { gaps } = whole().own;
      const { byAnswers, lowest, real, determination } = whole();
      if ((signed?.version === version && determination) || gaps.length > 0) return;
      const rated = higher(byAnswers, lowest);
      const agreed = (raise ?? rated) as ShownRating;
      if (higher(rated, agreed) === agreed)
        last = { version, ownVersion, determinedAt: at(), shown: byAnswers, agreed, real: real.rating };
    },
    sign: ({ how }) => {
      const { own, standingWith } = whole();
      if (signed?.version === version || customersGaps(own.gaps, rows).length > 0) return;
      if (how === 'PAPER' && standingWith({ factors: [withoutLink] }).gaps.length > 0) return;
      signed = { how, version, papers };
    },
    list: (its) => {
      level = its.level;
    },
    exposed: ({ is }) => {
      isExposed = is;
    },
    alone: ({ fid, is }) => void (is ? alone.set(fid, answer(fid, 'Y')) : alone.delete(fid)),
    ask: ({ is }) => {
      isAsked = is;
    },
    decide: ({ decision, rating, established }) => {
      const { real, determination, approval, own, seen, standingWith } = whole();
      const state = determination && { real: real.rating, agreed: determination.agreed };
      if (officersState({ version, ownVersion }, state, approval) === null) return;
      const lowered = decision === 'APPROVED' ? (rating as 'LOW' | 'MEDIUM' | null) : null;
      const why = whyNotApproved({
        gaps: standingWith({ lowered }).gaps,
        factors: own.factors,
        isLowered: lowered !== null,
        alone: knownAlone(real.factors, { factors: own.factors, isExposed, isSuspected: false }),
        established: established ? 'From the accounts' : '',
        papers: established ? 1 : 0,
      });
      if (decision === 'APPROVED' && (why || real.rating === 'PROHIBITED')) return;
      word = { version, ownVersion, at: at(), decision, rating: lowered, seen, established };
      // Nothing is approved that is asked more.
      if (decision === 'APPROVED') expect(whole().own.gaps).toEqual([]);
    },
  };
  return {
    whole,
    take: (its: Step) => (doors[its.kind] as (its: Step) => void)(its),
    hasWealth: () => typed.get('5.07')?.detail !== undefined && (signed?.papers ?? 0) > 0,
    word: () => word,
    isExposed: () => isExposed,
    isAsked: () => isAsked,
  };
};

const reached = new Map<string, number>();
const note = (what: string) => reached.set(what, (reached.get(what) ?? 0) + 1);

it('no history ends Done at a high rating without source of wealth, its document and an officer', () => {
  const start = fc.record({
    isLease: fc.boolean(),
    answered: fc.constantFrom(true, true, true, false),
    known: fc.constantFrom(null, '8.04', '9.03'),
    established: fc.boolean(),
  });
  fc.assert(
    fc.property(start, fc.array(step, { minLength: 4, maxLength: 24 }), (begun, steps) => {
      const form = aForm(begun);
      if (begun.known) form.take({ kind: 'alone', fid: begun.known, is: true });
      // Most histories come as far as an officer.
      const way: Step[] = [
        { kind: 'determine', raise: null },
        { kind: 'sign', how: 'LINK' },
      ];
      for (const each of [
        ...steps,
        ...way,
        { kind: 'decide', decision: 'APPROVED', rating: null, established: begun.established } as const,
      ])
        form.take(each);
      const { state, own, real, rating, approval } = form.whole();
      note(state);
      if (state !== 'DONE') return;
      const counted = higher(shownOf(own.rating), form.isExposed() ? 'HIGH' : 'LOW');
      const isLowered = approval?.decision === 'APPROVED' && approval.rating !== null;
      const mustAsk =
        own.factors.some(isOfLaw) || form.isExposed() || rating === 'HIGH' || (counted === 'HIGH' && !isLowered);
      if (form.isAsked()) expect(form.hasWealth()).toBe(true);
      if (mustAsk) {
        note('high and done');
        expect([form.hasWealth(), approval?.decision]).toEqual([true, 'APPROVED']);
      }
      if (shownOf(real.rating) !== 'LOW' && shownOf(real.rating) !== 'MEDIUM')
        expect(approval?.decision).toBe('APPROVED');
      const alone: Factor[] = knownAlone(real.factors, {
        factors: own.factors,
        isExposed: form.isExposed(),
        isSuspected: false,
      });
      if (alone.length > 0) {
        note('known alone and done');
        expect(form.word()?.established).toBe(true);
      }
    }),
    { numRuns: 2_000 },
  );
  for (const what of ['DONE', 'PENDING', 'INCOMPLETE', 'high and done', 'known alone and done'])
    expect([what, (reached.get(what) ?? 0) > 0]).toEqual([what, true]);
});

it('what compliance alone knows changes nothing that is asked', () => {
  const start = fc.record({ isLease: fc.boolean(), answered: fc.boolean() });
  fc.assert(
    fc.property(start, fc.array(step, { maxLength: 16 }), fc.constantFrom('8.04', '9.03'), (begun, steps, fid) => {
      // Whether it is done everybody reads; the same acts are taken in both.
      const [one, twin] = [aForm({ ...begun, correctsWhole: true }), aForm({ ...begun, correctsWhole: true })];
      const open = steps.filter(({ kind }) => kind !== 'decide' && kind !== 'alone');
      for (const each of open) one.take(each);
      twin.take({ kind: 'alone', fid, is: true });
      for (const each of open) twin.take(each);
      const read = ({ own, rating, byAnswers }: ReturnType<typeof one.whole>) => ({
        asked: own.asked.map(({ questionFID }) => questionFID).filter((each) => !/^[89]/.test(each)),
        gaps: own.gaps,
        factors: own.factors,
        rating,
        byAnswers,
      });
      expect(read(twin.whole())).toEqual(read(one.whole()));
    }),
  );
});
