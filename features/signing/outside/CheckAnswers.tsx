import { type Day, formatDay } from '#platform/contract/days.ts';
import { Button } from '#platform/web/plain/Button.tsx';
import type { AskedQuestion, AskedSection } from '../answering/asked.calls.ts';
import { isDone, openedBy } from '../answering/asked.rules.ts';
import { Bilingual } from './Bilingual.tsx';
import classes from './CheckAnswers.module.css';
import { useCountries } from './Countries.tsx';
import { useWords } from './language.web.ts';

type Props = { sections: readonly AskedSection[]; onEdit: (section: string) => void };

/** All questions with what was answered, and the way back to each section. */
export function CheckAnswers({ sections, onEdit }: Props) {
  const { words, say } = useWords();
  return sections.map(({ key, title, questions }) => (
    <section key={key} className={classes.section} aria-label={title.local || title.en}>
      <div className={classes.head}>
        <h2 className="g-heading">
          <Bilingual words={title} alone />
        </h2>
        <Button
          look="subtle"
          size="xs"
          aria-label={say('editSection', { section: title.local || title.en })}
          onClick={() => onEdit(key)}
        >
          {words.edit}
        </Button>
      </div>
      <dl className={classes.rows}>
        {questions.map((question) => (
          <Row key={question.code} question={question} />
        ))}
      </dl>
    </section>
  ));
}

function Row({ question }: { question: AskedQuestion }) {
  const { words } = useWords();
  const lines = useAnswerLines(question);
  const lacks = !isDone(question, question.answer);
  return (
    <div className={classes.row}>
      <dt>
        <Bilingual words={question.question} alone />
      </dt>
      <dd>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {lines.length === 0 && !lacks && '–'}
        {lacks && <span className={classes.lacks}>{words.notAnswered}</span>}
      </dd>
    </div>
  );
}

/** An answer in words, with what it opened. */
const useAnswerLines = (question: AskedQuestion): string[] => {
  const { words } = useWords();
  const countries = useCountries();
  const { kind, choices, answer } = question;
  const fixed: Record<string, string> = { Y: words.yes, N: words.no, NA: words.notApplicable };
  const chosen = (code: string) => {
    const choice = choices.find((each) => each.code === code)?.words;
    return choice ? choice.local || choice.en : code;
  };
  const named = (codes: string) =>
    codes
      .split(',')
      .map((code) => countries.get(code) ?? code)
      .join(', ');
  const inWords = (of: string, text: string) => {
    if (of === 'COUNTRIES') return named(text);
    if (of === 'CHOICE') return chosen(text);
    if (of === 'DATE' && text) return formatDay(text as Day);
    return of === 'TEXT' ? text : (fixed[text] ?? text);
  };
  const opened = openedBy(question, answer.value).map((each) =>
    each.kind === 'TEXT' ? answer.remark : each.kind === 'FILE' ? '' : inWords(each.kind, answer.detail),
  );
  return [inWords(kind, answer.value), ...opened, ...answer.files].filter(Boolean);
};
