import { describe, expect, it } from 'vitest';
import { askedOf } from './asked.ts';
import { gapsOf } from './gaps.ts';
import { assess } from './rating.ts';
import { type Answer, answersOf, type Effect, type FormFacts, type Question } from './rows.ts';

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

const question = (fid: string, effects: Effect[], more: Partial<Question> = {}): Question => ({
  sectionNo: Number(fid.split('.')[0]),
  questionFID: fid,
  audience: 'C',
  answerType: 'YN',
  remark: 'ON_EFFECT',
  filledBy: 'FORM',
  effects,
  choices: [],
  opensOn: null,
  opens: null,
  attachCode: null,
  attachOn: null,
  showIf: null,
  isRequired: true,
  ...more,
});

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

const given = (...answers: [fid: string, checked: Answer['checkedResult'], detail?: string][]) =>
  answersOf(
    answers.map(([questionFID, checkedResult, detail = '']) => ({ questionFID, checkedResult, detail, remark: '' })),
  );

const lease = { isLease: true, leaseMonths: 24 };

const table: [
  says: string,
  answers: Parameters<typeof given>,
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
    const found = assess(questions, given(...answers), { ...facts, ...more });
    const said = found.factors.map(({ questionFID, effect, flags }) => `${questionFID} ${effect} ${flags.join()}`);
    expect([found.rating, said]).toEqual([rating, factors]);
  });
});

const asked = (answers: Parameters<typeof given>, more: Partial<FormFacts> = {}): string[] => {
  const all = { ...facts, ...more };
  const found = given(...answers);
  return askedOf(questions, found, all, assess(questions, found, all)).map(({ questionFID }) => questionFID);
};

describe('what is asked', () => {
  it('is source of wealth where the rating is high, and not before', () => {
    expect(asked([['5.06', 'N']])).not.toContain('5.07');
    expect(asked([['5.06', 'Y']])).toContain('5.07');
  });

  it('leaves the payment out of a short lease that is low, and of nothing else', () => {
    const payment = (...given: Parameters<typeof asked>) => asked(...given).includes('5.06');
    expect(payment([], lease)).toBe(false);
    expect(payment([], { ...lease, leaseMonths: 96 })).toBe(true);
    expect(payment([], { ...lease, category: 'hdb' })).toBe(true);
    expect(payment([['1.05', 'Y']], lease)).toBe(true);
    // Its own answers do not turn it around: those that are there stay, the others are not asked.
    expect(asked([['5.03', 'Y']], lease)).toContain('5.03');
    expect(payment([['5.03', 'Y']], lease)).toBe(false);
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
