import type { AskedQuestion, AskedSection } from '#features/signing/answering/asked.calls.ts';
import { asksRemark } from '../forms/gaps.rules.ts';
import type { Answer, Answers, FormFacts, Question } from '../forms/rows.rules.ts';
import { asksPaper, isPaper, namesOfPapers } from '../papers/papers.rules.ts';
import { effectsOf, isChecked } from '../rating/effects.rules.ts';

/** A question with its words, the braces filled in. `local`: in the customer's language; empty where there are none. */
export type SpokenQuestion = Question & {
  words: Pick<AskedQuestion, 'question' | 'help' | 'choices'>;
  section: AskedSection['title'];
};

const none = { checkedResult: '', remark: '', detail: '' } as const;

/** The answers that a question can be given by one tap: Yes, No and NA, or its choices. */
const tapsOf = ({ answerType, choices, questionFID }: Question): { on: string; answer: Answer }[] => {
  const checked =
    answerType === 'YNNA' ? (['Y', 'N', 'NA'] as const) : answerType === 'YN' ? (['Y', 'N'] as const) : [];
  return [
    ...checked.map((on) => ({ on, answer: { ...none, questionFID, checkedResult: on } })),
    ...(answerType === 'CHOICE'
      ? choices.map(({ key }) => ({ on: key, answer: { ...none, questionFID, detail: key } }))
      : []),
  ];
};

/** Fields that open below a question, each with the answer that opens it. The effect of an answer is not among them. */
const opensOf = (question: Question, facts: FormFacts): AskedQuestion['opens'] => [
  ...(question.opens && question.opensOn ? [{ on: question.opensOn, kind: question.opens, isRequired: true }] : []),
  ...tapsOf(question).flatMap(({ on, answer }) => {
    if (asksRemark(question, answer, facts)) return [{ on, kind: 'TEXT' as const, isRequired: true }];
    const mayExplain = question.remark === 'MAY' && effectsOf(question, answer, facts).length > 0;
    return mayExplain ? [{ on, kind: 'TEXT' as const, isRequired: false }] : [];
  }),
  ...(question.attachCode && question.attachOn
    ? [{ on: question.attachOn, kind: 'FILE' as const, isRequired: false }]
    : []),
];

const askedQuestion = (
  question: SpokenQuestion,
  answer: Answer | undefined,
  { facts, questions }: { facts: FormFacts; questions: readonly Question[] },
): AskedQuestion => {
  const { checkedResult, remark, detail } = answer ?? none;
  return {
    code: question.questionFID,
    ...question.words,
    kind: question.answerType,
    isRequired: isPaper(question) ? asksPaper(question, questions) : question.isRequired,
    opens: opensOf(question, facts),
    answer: {
      value: isPaper(question) ? '' : isChecked(question) ? checkedResult : detail,
      detail: isChecked(question) ? detail : '',
      remark,
      files: question.attachCode ? namesOfPapers(question, facts.papers) : [],
    },
  };
};

/**
 * The customer's questions as they are asked now, section by section, as their page reads them.
 * @param questions those that are asked, of the customer alone
 * @param print of what was answered in a section
 */
export const sectionsOf = (
  questions: readonly SpokenQuestion[],
  answers: Answers,
  facts: FormFacts,
  print: (text: string) => string,
): AskedSection[] =>
  [...Map.groupBy(questions, ({ sectionNo }) => sectionNo)].map(([no, own]) => {
    const asked = own.map((question) =>
      askedQuestion(question, answers.get(question.questionFID), { facts, questions }),
    );
    return {
      key: String(no),
      title: own[0]?.section ?? { en: '', local: '' },
      seen: print(JSON.stringify(asked.map(({ code, answer }) => [code, answer]))),
      questions: asked,
    };
  });

type Given = { code: string; value: string; detail: string; remark: string };

/** What the page sends, as an answer to its question. */
export const answerGiven = (question: Question, { code, value, detail, remark }: Given): Answer => ({
  questionFID: code,
  remark: value === '' ? '' : remark,
  ...(isChecked(question)
    ? { checkedResult: value as Answer['checkedResult'], detail: value === '' ? '' : detail }
    : { checkedResult: '' as const, detail: value }),
});

/** Whether a Yes, No or NA is none of them: the page sends texts. */
export const isNoCheck = (question: Question, { value }: Given): boolean =>
  isChecked(question) && !['', 'Y', 'N', 'NA'].includes(value);
