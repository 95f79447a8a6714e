import type { Answers, AskedQuestion, AskedSection } from './asked.calls.ts';

type Answer = Pick<AskedQuestion['answer'], 'value' | 'detail' | 'remark' | 'files'>;
type Question = Omit<AskedQuestion, 'answer'>;

/** What an answer opens below its question. */
export const openedBy = ({ opens }: Pick<Question, 'opens'>, value: string): AskedQuestion['opens'] =>
  opens.filter(({ on }) => on === value);

/** Whether what was opened is given: a text is the remark, a choice and countries are the detail. */
const isFilled = ({ kind }: AskedQuestion['opens'][number], { detail, remark, files }: Answer): boolean => {
  if (kind === 'FILE') return files.length > 0;
  return (kind === 'TEXT' ? remark : detail).trim() !== '';
};

/** Whether a question has its answer, and all that the answer opens and must have. */
const isAnswered = (question: Question, answer: Answer): boolean => {
  const isGiven = question.kind === 'FILE' ? answer.files.length > 0 : answer.value.trim() !== '';
  if (!isGiven) return false;
  return openedBy(question, answer.value).every((each) => !each.isRequired || isFilled(each, answer));
};

/** Whether nothing more is to be said to a question. One that may be left out lacks something only once it is begun. */
export const isDone = (question: Question, answer: Answer): boolean =>
  isAnswered(question, answer) || (!question.isRequired && answer.value.trim() === '');

const questionsOf = (sections: readonly AskedSection[]) => sections.flatMap(({ questions }) => questions);

/** How many of the questions that must be answered are. */
export const progressOf = (sections: readonly AskedSection[]): { answered: number; answeredOf: number } => {
  const required = questionsOf(sections).filter(({ isRequired }) => isRequired);
  return {
    answered: required.filter((each) => isAnswered(each, each.answer)).length,
    answeredOf: required.length,
  };
};

/** Codes of the questions that still want something. */
export const openCodes = (sections: readonly AskedSection[]): string[] =>
  questionsOf(sections)
    .filter((each) => !isDone(each, each.answer))
    .map(({ code }) => code);

/** Whether a section has these answers already, as after an answer of the server that never arrived. */
export const hasAnswers = ({ questions }: Pick<AskedSection, 'questions'>, given: Answers): boolean =>
  given.every(({ code, value, detail, remark }) => {
    const stored = questions.find((each) => each.code === code)?.answer;
    return stored !== undefined && stored.value === value && stored.detail === detail && stored.remark === remark;
  });

/** How much one screen of a phone holds, in questions that are answered by Yes or No. */
const mostOnScreen = 7;

/** A list of choices takes more room than Yes and No. */
const roomOf = ({ kind, choices }: AskedQuestion): number => (kind === 'CHOICE' ? 1 + choices.length * 0.4 : 1);

/** The sections as they are asked on a phone: a long one in screens of about the same length, under the same title. */
export const screensOf = (sections: readonly AskedSection[]): AskedSection[] =>
  sections.flatMap((section) => {
    const all = section.questions.reduce((sum, each) => sum + roomOf(each), 0);
    const share = all / Math.ceil(all / mostOnScreen);
    let before = 0;
    const screens = Map.groupBy(section.questions, (each) => {
      const screen = Math.floor(before / share + 0.001);
      before += roomOf(each);
      return screen;
    });
    return [...screens.values()].map((questions, index) => ({
      ...section,
      key: screenKey(section.key, index),
      questions,
    }));
  });

/** The name of a screen of a section. */
export const screenKey = (section: string, index = 0): string => `${section}#${index}`;
