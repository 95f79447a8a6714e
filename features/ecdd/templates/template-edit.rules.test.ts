import { expect, it } from 'vitest';
import { differencesOf, type EditedRow, editedColumns, type Written, wrongIn } from './template-edit.rules.ts';

const row: EditedRow = {
  questionFID: '4.01',
  answerType: 'YN',
  filledBy: 'FORM',
  showIf: null,
  effects: [
    { on: 'N', effect: 'M', flags: ['R02'], task: 'Give the reason' },
    { on: 'LIST', list: 'BLACK', effect: 'E' },
  ],
  isRequired: true,
  question: 'Are you the registered owner of {property}?',
  help: '',
};
const written: Written = {
  question: row.question,
  help: '',
  isRequired: true,
  yes: { effect: 'NONE', task: '' },
  no: { effect: 'M', task: 'Give the reason' },
};
const [plain, none] = [{ effect: 'I', task: '' } as const, { effect: 'NONE', task: '' } as const];

it.each<[fault: string, Partial<Written>, Partial<EditedRow>, field: string]>([
  ['a word in braces that is gone', { question: 'Are you the owner?' }, {}, 'question'],
  ['a word in braces that nobody fills in', { question: `${row.question} {name}` }, {}, 'question'],
  ['a brace that is left open', { question: `${row.question} {` }, {}, 'question'],
  ['a task without words', { no: { effect: 'T', task: '' } }, {}, 'no.task'],
  ['a task of what counts for nothing', { yes: { effect: 'NONE', task: 'Ask' } }, {}, 'yes.task'],
  ['an effect of a text', { yes: plain, no: none }, { answerType: 'TEXT', effects: [] }, 'yes'],
  ['an effect of what the screening answers', { yes: plain, no: none }, { filledBy: 'ENGINE', effects: [] }, 'yes'],
  ['leaving out the particulars', { isRequired: false }, { questionFID: '1.01' }, 'isRequired'],
  ['leaving out the source of wealth', { isRequired: false }, { showIf: { enhanced: true } }, 'isRequired'],
])('refuses %s', (_, next, original, field) => {
  expect(wrongIn({ ...row, ...original }, { ...written, ...next })?.field).toBe(field);
});

it('changes Yes and No, and keeps red flags and what lists count', () => {
  expect(wrongIn(row, written)).toBe(undefined);
  expect(editedColumns(row, written).effects).toEqual(row.effects);
  const next: Written = { ...written, no: { effect: 'H', task: '' }, yes: { effect: 'I', task: '' } };
  expect(editedColumns(row, next).effects).toEqual(
    expect.arrayContaining([
      { on: 'Y', effect: 'I' },
      { on: 'N', effect: 'H', flags: ['R02'] },
      { on: 'LIST', list: 'BLACK', effect: 'E' },
    ]),
  );
  expect(editedColumns(row, { ...written, no: none }).effects).toEqual([{ on: 'LIST', list: 'BLACK', effect: 'E' }]);
});

it('differs in what was changed, in words', () => {
  const next = { ...row, ...editedColumns(row, { ...written, help: 'As in the title search', no: none }) };
  expect(differencesOf([row], [next], (effect) => effect)).toEqual([
    { questionFID: '4.01', part: 'help', before: '', after: 'As in the title search' },
    { questionFID: '4.01', part: 'no', before: 'M: Give the reason', after: 'NONE' },
  ]);
  expect(differencesOf([row], [{ ...row }], (effect) => effect)).toEqual([]);
});

it('differs in a question that is new, and in when one is asked', () => {
  const ofEntity = { ...row, showIf: { partyKind: 'ENTITY' } as const };
  const wider = { ...row, showIf: { anyOf: [ofEntity.showIf, { answer: { fid: '4.04', is: 'Y' } as const }] } };
  const added = { ...row, questionFID: '4.07', question: 'Which goods?', showIf: { use: 'BUSINESS' } as const };
  expect(differencesOf([ofEntity], [wider, added], (effect) => effect)).toEqual([
    {
      questionFID: '4.01',
      part: 'asked',
      before: 'If the customer is a company or another entity',
      after: 'If the customer is a company or another entity, or 4.04 is answered with Yes',
    },
    { questionFID: '4.07', part: 'question', before: '', after: 'Which goods?' },
    { questionFID: '4.07', part: 'asked', before: '', after: 'If the premises are commercial or industrial' },
  ]);
});
