import type { Effect, Question } from '../forms/rows.rules.ts';

/** A question that a customer answers with Yes or No, without a remark, and with these effects. */
export const aQuestion = (fid: string, effects: Effect[], more: Partial<Question> = {}): Question => ({
  sectionNo: Number(fid.split('.')[0]),
  questionFID: fid,
  audience: 'C',
  answerType: 'YN',
  remark: 'NONE',
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
