import type { AskedQuestion } from '../answering/asked.calls.ts';
import { AskedQuestionView } from './AskedQuestionView.tsx';
import type { Draft } from './answers.web.ts';

type Props = {
  token: string;
  questions: readonly AskedQuestion[];
  /** Whether something is missing that is said now. */
  problemOf: (question: AskedQuestion) => boolean;
  onAnswer: (question: AskedQuestion, part: Partial<Draft>) => void;
  onFile: () => Promise<void>;
};

/** The questions of one section. */
export function AskedPart({ questions, problemOf, onAnswer, ...rest }: Props) {
  return questions.map((question) => (
    <AskedQuestionView
      key={question.code}
      question={question}
      isMissing={problemOf(question)}
      onAnswer={(part) => onAnswer(question, part)}
      {...rest}
    />
  ));
}
