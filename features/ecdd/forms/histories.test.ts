import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testApp } from '#test/app.ts';
import { isLong } from '#test/long.ts';
import { aHistory, country, type Step } from '../rig/history.ts';
import { loadList } from '../rig/listed.ts';

/** How many histories happen, each through some thirty calls; thousands over the rules alone are in `histories.rules.test.ts`. */
const histories = isLong ? 100 : 2;

const checked = ['1.05', '1.07', '2.05', '4.01', '5.02', '6.06'];
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('answer' as const),
    fid: fc.constantFrom(...checked),
    is: fc.constantFrom<'Y' | 'N'>('Y', 'N'),
  }),
  fc.record({ kind: fc.constant('countries' as const), detail: fc.constantFrom('', 'SG', country) }),
  fc.record({ kind: fc.constant('fill' as const) }),
  fc.record({ kind: fc.constant('paper' as const) }),
  fc.record({
    kind: fc.constant('determine' as const),
    raise: fc.constantFrom<'MEDIUM' | 'HIGH' | null>(null, 'MEDIUM', 'HIGH'),
  }),
  fc.record({ kind: fc.constant('sign' as const), how: fc.constantFrom<'LINK' | 'PAPER'>('LINK', 'PAPER') }),
  fc.record({
    kind: fc.constant('list' as const),
    level: fc.constantFrom<'NONE' | 'MONITORED' | 'ENHANCED'>('NONE', 'MONITORED', 'ENHANCED'),
  }),
  fc.record({ kind: fc.constant('confirm' as const) }),
  fc.record({ kind: fc.constant('ask' as const), is: fc.boolean() }),
  fc.record({
    kind: fc.constant('decide' as const),
    decision: fc.constantFrom('APPROVED', 'APPROVED', 'APPROVED', 'DECLINED', 'MORE_INFORMATION'),
    rating: fc.constantFrom<'LOW' | 'MEDIUM' | null>(null, null, 'LOW', 'MEDIUM'),
    established: fc.boolean(),
  }),
);

/** Most histories come as far as an officer, many with all that a high rating asks for. */
const paper: Step = { kind: 'paper' };
const fill: Step = { kind: 'fill' };
const approve: Step = { kind: 'decide', decision: 'APPROVED', rating: null, established: true };
const determine = (raise: 'HIGH' | 'MEDIUM' | null): Step => ({ kind: 'determine', raise });
const sign = (how: 'LINK' | 'PAPER'): Step => ({ kind: 'sign', how });
const ways: Step[][] = [
  [fill, paper, determine(null), sign('LINK'), approve],
  [{ kind: 'confirm' }, determine('MEDIUM'), fill, paper, determine(null), sign('PAPER'), approve],
  [determine('HIGH'), fill, paper, determine('HIGH'), sign('LINK'), approve],
  [determine(null), sign('PAPER'), approve],
];

/** Names that are unlike each other, so that nobody is taken for another one. */
const nameOf = (number: number): string => {
  const word = (text: string) => {
    const [first = 0, ...bytes] = createHash('sha256').update(`${text} ${number}`).digest().subarray(0, 5);
    const syllables = bytes.map((byte) => `${'bdfghklmnprstvz'[byte % 15]}${'aeiou'[byte % 5]}`);
    return `${'BDFGHKLMNPRSTVZ'[first % 15]}a${syllables.join('')}`;
  };
  return `${word('first')} ${word('last')}`;
};

const reached = new Map<string, number>();
const note = (what: string) => reached.set(what, (reached.get(what) ?? 0) + 1);

type Row = { questionFID: string; answerType: string; showIf: { enhanced?: true } | null };
type Answer = { questionFID: string; detail: string };
type Factor = { questionFID: string; effect: string };
type Paper = { attachCode: string };

/** Whether the words and the document on source of wealth are in a form, as whoever reads it sees. */
const hasWealth = ({ templatesDetail, listECDDAMLFormResult: answers, papers }: ReadForm): boolean => {
  const words = templatesDetail.filter(({ answerType, showIf }) => showIf?.enhanced && answerType === 'TEXT');
  const isSaid = words.some(({ questionFID }) =>
    answers.some((each) => each.questionFID === questionFID && each.detail),
  );
  return isSaid && papers.some(({ attachCode }) => attachCode === 'WEALTH');
};
type ReadForm = {
  version: number;
  state: string;
  rating: string;
  factors: Factor[];
  templatesDetail: Row[];
  listECDDAMLFormResult: Answer[];
  papers: Paper[];
  officer: {
    rating: string;
    factors: Factor[];
    alone: string[];
    isAsked: boolean;
    decisions: { decision: string; rating: string | null; established: string }[];
  };
};

/** What must hold of a form whenever it is read. */
const requireSound = (form: ReadForm): void => {
  note(form.state);
  if (form.state !== 'DONE') return;
  const [last] = form.officer.decisions;
  const isOfLaw = form.factors.some(({ effect }) => effect === 'E' || effect === 'HS');
  if (form.rating === 'HIGH' || isOfLaw || form.officer.isAsked) expect(hasWealth(form)).toBe(true);
  if (form.rating === 'HIGH' || isOfLaw) {
    note('high and done');
    expect(last?.decision).toBe('APPROVED');
  }
  if (form.officer.rating === 'HIGH') expect(last?.decision).toBe('APPROVED');
  expect(form.officer.rating).not.toBe('PROHIBITED');
  if (form.officer.alone.length > 0) {
    note('known alone and done');
    expect(last?.established).not.toBe('');
  }
};

it('no history through the API ends Done at a high rating without source of wealth, its document and an officer', {
  timeout: 3_600_000,
}, async () => {
  const app = await testApp();
  const owner = await app.letIn(await app.aSalesperson({ name: 'Hannah' }));
  const [first, second] = [
    await app.letIn(await app.aStaff('compliance')),
    await app.letIn(await app.aStaff('compliance')),
  ];
  // Two of five customers are on a list: as an exposed person, or in adverse news; one of ten on one of sanctions.
  const topics = ['pep', '', 'adverse', '', 'pep', '', 'sanction', '', '', ''];
  const lines = Array.from({ length: histories + 1 }, (_, at) =>
    topics[at % 10] ? [`A-${at},person,${nameOf(at)},,1960-01-05,NO,${topics[at % 10]},`] : [],
  ).flat();
  await loadList(app, lines);
  let number = 0;
  const drawn = fc.record({
    side: fc.constantFrom('SALE-SELLER' as const, 'LEASE-LANDLORD' as const),
    steps: fc.array(step, { minLength: 3, maxLength: 14 }),
    way: fc.constantFrom(...ways),
  });
  await fc.assert(
    fc.asyncProperty(drawn, async ({ side, steps, way }) => {
      number += 1;
      const history = await aHistory(app, {
        owner,
        officers: [first, second],
        name: nameOf(number),
        email: `customer${number}@mail.example`,
        side,
      });
      for (const each of [...steps, ...way]) {
        expect([each.kind, (await history.take(each)) < 500]).toEqual([each.kind, true]);
        requireSound(await history.read());
      }
      await history.take({ kind: 'list', level: 'NONE' });
      requireSound(await history.read());
    }),
    { numRuns: histories, endOnFailure: true },
  );
  // Two of them need not come to everything.
  for (const what of isLong ? ['DONE', 'PENDING', 'INCOMPLETE', 'high and done'] : [])
    expect({ what, reached: Object.fromEntries(reached) }).toMatchObject({ reached: { [what]: expect.any(Number) } });
});
