import { describe, expect, it } from 'vitest';
import { askedOf } from '../forms/asked.rules.ts';
import { gapsOf } from '../forms/gaps.rules.ts';
import { type Answer, answersOf, type Effect, type FormFacts, type Question } from '../forms/rows.rules.ts';
import { aQuestion } from '../rig/a-question.rules.ts';
import { assessForm } from './assess-form.rules.ts';
import { assess, type Beside, nothingBeside, withoutLink } from './rating.rules.ts';

const facts: FormFacts = {
  kind: 'INDIVIDUAL',
  isLease: false,
  category: 'private-residential',
  leaseMonths: null,
  amountCents: 150_000_000,
  hasUcp: false,
  papers: [],
  listed: { BLACK: ['IR', 'KP'], GREY: ['VN'] },
};

const question = (fid: string, effects: Effect[], more: Partial<Question> = {}): Question =>
  aQuestion(fid, effects, { remark: 'ON_EFFECT', ...more });

const questions = [
  question(
    '1.03',
    [
      { on: 'LIST', list: 'BLACK', effect: 'M' },
      { on: 'LIST', list: 'GREY', effect: 'M' },
    ],
    { opensOn: 'Y', opens: 'COUNTRIES' },
  ),
  question('1.05', [{ on: 'Y', effect: 'M', flags: ['R11'] }]),
  question('1.07', [{ on: 'N', effect: 'M', flags: ['R02'] }], { audience: 'A' }),
  question(
    '2.01',
    [
      { on: 'CHOICE', choice: 'FOREIGN', effect: 'E', flags: ['R22'] },
      { on: 'CHOICE', choice: 'DOMESTIC', effect: 'M', flags: ['R22'] },
    ],
    { opensOn: 'Y', opens: 'CHOICE' },
  ),
  question('2.04', [{ on: 'Y', effect: 'HS' }]),
  question(
    '2.06',
    [
      { on: 'LIST', list: 'BLACK', effect: 'E' },
      { on: 'LIST', list: 'GREY', effect: 'M' },
    ],
    { opensOn: 'Y', opens: 'COUNTRIES' },
  ),
  question('3.04', [{ on: 'Y', effect: 'M' }], { showIf: { partyKind: 'ENTITY' } }),
  question('4.01', [{ on: 'USE', effect: 'M' }], { answerType: 'CHOICE', remark: 'MAY' }),
  question('4.03', [{ on: 'INCOME', effect: 'M', flags: ['R15'] }], { answerType: 'CHOICE', remark: 'MAY' }),
  question('5.03', [{ on: 'Y', effect: 'M', flags: ['R16'] }]),
  question('5.06', [{ on: 'Y', effect: 'E', flags: ['R10'] }]),
  question('5.07', [{ on: 'ANY', effect: 'T' }], { answerType: 'TEXT', remark: 'NONE', showIf: { enhanced: true } }),
];

const answersFrom = (...answers: [fid: string, checked: Answer['checkedResult'], detail?: string][]) =>
  answersOf(
    answers.map(([questionFID, checkedResult, detail = '']) => ({ questionFID, checkedResult, detail, remark: '' })),
  );

const lease = { isLease: true, leaseMonths: 24 };

const table: [
  says: string,
  answers: Parameters<typeof answersFrom>,
  more: Partial<FormFacts>,
  rating: string,
  factors: string[],
][] = [
  [
    'nothing that counts',
    [
      ['1.05', 'N'],
      ['1.07', 'Y'],
    ],
    {},
    'LOW',
    [],
  ],
  ['one medium', [['1.05', 'Y']], {}, 'MEDIUM', ['1.05 M R11']],
  [
    'two mediums',
    [
      ['1.05', 'Y'],
      ['1.07', 'N'],
    ],
    {},
    'MEDIUM',
    ['1.05 M R11', '1.07 M R02'],
  ],
  [
    'three mediums',
    [
      ['1.05', 'Y'],
      ['1.07', 'N'],
      ['5.03', 'Y'],
    ],
    {},
    'HIGH',
    ['1.05 M R11', '1.07 M R02', '5.03 M R16'],
  ],
  ['a foreign office', [['2.01', 'Y', 'FOREIGN']], {}, 'HIGH', ['2.01 E R22']],
  ['an office at home', [['2.01', 'Y', 'DOMESTIC']], {}, 'MEDIUM', ['2.01 M R22']],
  ['a choice that its answer does not open any more', [['2.01', 'N', 'FOREIGN']], {}, 'LOW', []],
  [
    'a sanction',
    [
      ['2.04', 'Y'],
      ['1.05', 'Y'],
    ],
    {},
    'PROHIBITED',
    ['2.04 HS ', '1.05 M R11'],
  ],
  ['a country of the black list', [['2.06', 'Y', 'SG,IR']], {}, 'HIGH', ['2.06 E ']],
  ['a country under monitoring', [['2.06', 'Y', 'VN']], {}, 'MEDIUM', ['2.06 M ']],
  ['both lists, once and by the heavier', [['2.06', 'Y', 'VN,KP']], {}, 'HIGH', ['2.06 E ']],
  ['another nationality of a listed country', [['1.03', 'Y', 'KP,VN']], {}, 'MEDIUM', ['1.03 M ']],
  ['a question of companies, of a person', [['3.04', 'Y']], {}, 'LOW', []],
  ['a question of companies, of one', [['3.04', 'Y']], { kind: 'COMPANY' }, 'MEDIUM', ['3.04 M ']],
  ['a price of 30 incomes', [['4.03', '', 'UNDER_50K']], {}, 'MEDIUM', ['4.03 M R15']],
  ['a price of 6 incomes', [['4.03', '', '100K_250K']], {}, 'LOW', []],
  ['an income without a price', [['4.03', '', 'UNDER_50K']], { amountCents: null }, 'LOW', []],
  ['an office in a flat', [['4.01', '', 'OFFICE']], {}, 'MEDIUM', ['4.01 M ']],
  ['an office in an office', [['4.01', '', 'OFFICE']], { category: 'commercial' }, 'LOW', []],
  ['an answer to a section that a short lease skips', [['5.03', 'Y']], lease, 'MEDIUM', ['5.03 M R16']],
];

describe('the rating', () => {
  it.each(table)('%s', (_, answers, more, rating, factors) => {
    const assessment = assess(questions, answersFrom(...answers), { ...facts, ...more });
    const factorTexts = assessment.factors.map(
      ({ questionFID, effect, flags }) => `${questionFID} ${effect} ${flags.join()}`,
    );
    expect([assessment.rating, factorTexts]).toEqual([rating, factors]);
  });
});

describe('a rating is shown', () => {
  const isRated = (...answers: Parameters<typeof answersFrom>) =>
    assessForm(questions, answersFrom(...answers), facts).isRated;
  const all: Parameters<typeof answersFrom> = [
    ['1.03', 'N'],
    ['1.05', 'N'],
    ['1.07', 'Y'],
    ['2.01', 'N'],
    ['2.04', 'N'],
    ['2.06', 'N'],
    ['4.01', '', 'RESIDENCE'],
    ['4.03', '', '1M_UP'],
    ['5.03', 'N'],
    ['5.06', 'N'],
  ];

  it('once every question that counts is answered, and not before', () => {
    expect([isRated(), isRated(...all)]).toEqual([false, true]);
    expect(all.filter((one) => isRated(...all.filter((other) => other !== one)))).toEqual([]);
  });

  it('as high so far where an answer alone makes it so, and not where only mediums stand', () => {
    const soFar = (...answers: Parameters<typeof answersFrom>) => {
      const { isRated: isFinal, isHighSoFar } = assessForm(questions, answersFrom(...answers), facts);
      return [isFinal, isHighSoFar];
    };
    expect(soFar(['5.06', 'Y'])).toEqual([false, true]);
    expect(soFar(['1.05', 'Y'], ['1.07', 'N'], ['5.03', 'Y'])).toEqual([false, false]);
    expect(soFar(...all, ['5.06', 'Y'])).toEqual([true, false]);
  });

  it('not before what an answer opens is said, but without what counts for nothing: a remark, a document, the source of wealth', () => {
    const rated = (...changed: Parameters<typeof answersFrom>) => isRated(...all, ...changed);
    expect([rated(['1.03', 'Y']), rated(['2.01', 'Y'])]).toEqual([false, false]);
    expect([rated(['1.03', 'Y', 'MY']), rated(['1.05', 'Y']), rated(['5.06', 'Y'])]).toEqual([true, true, true]);
  });
});

const askedIds = (answers: Parameters<typeof answersFrom>, more: Partial<FormFacts> = {}): string[] => {
  const all = { ...facts, ...more };
  const answered = answersFrom(...answers);
  return askedOf(questions, answered, all, assess(questions, answered, all)).map(({ questionFID }) => questionFID);
};

describe('what is asked', () => {
  it('is source of wealth where the rating is high, and not before', () => {
    expect(askedIds([['5.06', 'N']])).not.toContain('5.07');
    expect(askedIds([['5.06', 'Y']])).toContain('5.07');
  });

  it('is source of wealth where it was raised, an officer asks, or the paper makes it high, and not once an officer lowered it', () => {
    const wealth = (beside: Partial<Beside>, ...answers: Parameters<typeof answersFrom>) =>
      assessForm(questions, answersFrom(...answers), facts, { ...nothingBeside, ...beside }).asked.some(
        ({ questionFID }) => questionFID === '5.07',
      );
    expect([wealth({}), wealth({ least: 'MEDIUM' }), wealth({ least: 'HIGH' })]).toEqual([false, false, true]);
    expect([wealth({ asksWealth: true }), wealth({ asksWealth: true, lowered: 'LOW' })]).toEqual([true, true]);
    const two: Parameters<typeof answersFrom> = [
      ['1.05', 'Y'],
      ['1.07', 'N'],
    ];
    expect([wealth({}, ...two), wealth({ factors: [withoutLink] }, ...two)]).toEqual([false, true]);
    expect(wealth({ factors: [withoutLink], lowered: 'MEDIUM' }, ...two)).toBe(false);
    // What the law asks for is not lowered away.
    expect(wealth({ lowered: 'LOW' }, ['5.06', 'Y'])).toBe(true);
  });

  it('leaves the payment out of a short lease that is low, and of nothing else', () => {
    const payment = (...input: Parameters<typeof askedIds>) => askedIds(...input).includes('5.06');
    expect(payment([], lease)).toBe(false);
    expect(payment([], { ...lease, leaseMonths: 96 })).toBe(true);
    expect(payment([], { ...lease, category: 'hdb' })).toBe(true);
    expect(payment([['1.05', 'Y']], lease)).toBe(true);
    // What the section itself was answered counts, too: then all of it is asked.
    expect(payment([['5.03', 'N']], lease)).toBe(false);
    expect(payment([['5.03', 'Y']], lease)).toBe(true);
    expect(askedIds([['5.06', 'Y']], lease)).toEqual(expect.arrayContaining(['5.03', '5.07']));
  });
});

describe('a gap', () => {
  const gap = (answer: Answer) => gapsOf(questions.slice(0, 2), answersOf([answer]), facts).map(({ lacks }) => lacks);

  it('is an answer, what it opens, and then the remark', () => {
    const answer = { questionFID: '1.03', checkedResult: 'Y', remark: '', detail: '' } as const;
    expect(gap(answer)).toEqual(['DETAIL', 'ANSWER']);
    expect(gap({ ...answer, detail: 'MY' })).toEqual(['REMARK', 'ANSWER']);
    expect(gap({ ...answer, detail: 'MY', remark: 'By birth' })).toEqual(['ANSWER']);
    expect(gap({ ...answer, checkedResult: 'N' })).toEqual(['ANSWER']);
  });

  it('is no answer that may be left out, but is what such an answer opens', () => {
    const [first] = questions;
    const free = [{ ...first, isRequired: false }] as Question[];
    expect(gapsOf(free, answersOf([]), facts)).toEqual([]);
    const answer = { questionFID: '1.03', checkedResult: 'Y', remark: '', detail: '' } as const;
    expect(gapsOf(free, answersOf([answer]), facts)).toMatchObject([{ lacks: 'DETAIL' }]);
  });
});
