import { describe, expect, it } from 'vitest';
import { answersOf, type FormFacts } from '../forms/rows.rules.ts';
import { aQuestion } from '../rig/a-question.rules.ts';
import { answerGiven, type SpokenQuestion, sectionsOf } from './sections.rules.ts';

const facts: FormFacts = {
  kind: 'INDIVIDUAL',
  isLease: false,
  category: 'private-residential',
  leaseMonths: null,
  amountCents: null,
  hasUcp: false,
  papers: [{ attachCode: 'WEALTH', name: 'Payslips.pdf' }],
  listed: { BLACK: [], GREY: ['VN'] },
};
const spoken = (question: ReturnType<typeof aQuestion>): SpokenQuestion => ({
  ...question,
  section: { en: 'Section', local: '部分' },
  words: { question: { en: question.questionFID, local: '' }, help: { en: '', local: '' }, choices: [] },
});
const only = (question: ReturnType<typeof aQuestion>, answer = {}) => {
  const given = { questionFID: question.questionFID, checkedResult: '' as const, remark: '', detail: '', ...answer };
  const [section] = sectionsOf([spoken(question)], answersOf([given]), facts, (text) => text);
  return section?.questions[0];
};

describe('what opens', () => {
  it('is a remark on the answer that counts, and on no other', () => {
    const asked = only(aQuestion('2.05', [{ on: 'Y', effect: 'E' }], { remark: 'ON_EFFECT' }));
    expect(asked?.opens).toEqual([{ on: 'Y', kind: 'TEXT', isRequired: true }]);
    expect(only(aQuestion('4.06', [{ on: 'Y', effect: 'I' }], { remark: 'MAY' }))?.opens).toEqual([
      { on: 'Y', kind: 'TEXT', isRequired: false },
    ]);
    expect(only(aQuestion('5.06', [{ on: 'Y', effect: 'E' }], { remark: 'NONE' }))?.opens).toEqual([]);
  });

  it('is what the answer asks beside: countries, or a document', () => {
    const countries = aQuestion('1.03', [{ on: 'LIST', list: 'GREY', effect: 'M' }], {
      opensOn: 'Y',
      opens: 'COUNTRIES',
      remark: 'ON_EFFECT',
    });
    expect(only(countries)?.opens).toEqual([
      { on: 'Y', kind: 'COUNTRIES', isRequired: true },
      { on: 'Y', kind: 'TEXT', isRequired: true },
    ]);
    const paper = aQuestion('1.04', [], { attachCode: 'AUTHORITY', attachOn: 'N', remark: 'NONE' });
    expect(only(paper)?.opens).toEqual([{ on: 'N', kind: 'FILE', isRequired: false }]);
  });
});

it('has NA only where the question takes it', () => {
  const always = [{ on: 'ANY' as const, effect: 'M' as const }];
  const on = (answerType: 'YN' | 'YNNA') =>
    only(aQuestion('1.06', always, { answerType, remark: 'ON_EFFECT' }))?.opens.map((each) => each.on);
  expect([on('YN'), on('YNNA')]).toEqual([
    ['Y', 'N'],
    ['Y', 'N', 'NA'],
  ]);
});

it('says an answer as the page gives it, and takes it back as it was', () => {
  const checked = aQuestion('1.03', [], { opensOn: 'Y', opens: 'COUNTRIES' });
  const said = { questionFID: '1.03', checkedResult: 'Y', remark: 'Born there', detail: 'VN' } as const;
  expect(only(checked, said)?.answer).toEqual({ value: 'Y', detail: 'VN', remark: 'Born there', files: [] });
  expect(answerGiven(checked, { code: '1.03', value: 'Y', detail: 'VN', remark: 'Born there' })).toEqual(said);
  const text = aQuestion('5.01', [], { answerType: 'TEXT' });
  expect(only(text, { detail: 'Moving' })?.answer).toMatchObject({ value: 'Moving', detail: '' });
  expect(answerGiven(text, { code: '5.01', value: 'Moving', detail: '', remark: '' })).toMatchObject({
    detail: 'Moving',
  });
  // Nothing is left of what was said to an answer that is taken back.
  expect(answerGiven(checked, { code: '1.03', value: '', detail: 'VN', remark: 'Born there' })).toEqual({
    questionFID: '1.03',
    checkedResult: '',
    remark: '',
    detail: '',
  });
});

it('wants the document of a question that is one, once', () => {
  const paper = aQuestion('5.08', [], { answerType: 'FILE', attachCode: 'WEALTH', showIf: { enhanced: true } });
  expect(only(paper)).toMatchObject({ isRequired: true, answer: { value: '', files: ['Payslips.pdf'] } });
});

it('is another section as soon as an answer of it is another one', () => {
  const question = spoken(aQuestion('1.02', [{ on: 'Y', effect: 'I' }]));
  const seen = (checkedResult: 'Y' | 'N') =>
    sectionsOf(
      [question],
      answersOf([{ questionFID: '1.02', checkedResult, remark: '', detail: '' }]),
      facts,
      (text) => text,
    )[0]?.seen;
  expect(seen('Y')).not.toBe(seen('N'));
});
