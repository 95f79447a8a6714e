import { useId } from 'react';
import type { AskedQuestion } from '../answering/asked.calls.ts';
import { openedBy } from '../answering/asked.rules.ts';
import classes from './AskedQuestionView.module.css';
import type { Draft } from './answers.web.ts';
import { Bilingual } from './Bilingual.tsx';
import { ChooseOne } from './ChooseOne.tsx';
import { Countries } from './Countries.tsx';
import { useWords } from './language.web.ts';
import { OneFile } from './OneFile.tsx';
import texts from './texts.module.css';
import { Written } from './Written.tsx';

type Props = {
  token: string;
  question: AskedQuestion;
  isMissing: boolean;
  onAnswer: (part: Partial<Draft>) => void;
  onFile: () => Promise<void>;
};

/** A question as a named group: what answers it, and below what the answer opens. */
export function AskedQuestionView(props: Props) {
  const { question, isMissing } = props;
  const { words } = useWords();
  const problem = useId();
  const help = useId();
  const hasHelp = question.help.en !== '';
  return (
    <fieldset
      className={classes.question}
      data-problem={isMissing || undefined}
      aria-describedby={[hasHelp ? help : '', isMissing ? problem : ''].join(' ').trim() || undefined}
    >
      <legend className={classes.legend}>
        <Bilingual words={question.question} />
        {!question.isRequired && <span className={classes.optional}> ({words.optional})</span>}
      </legend>
      {hasHelp && (
        <p id={help} className={texts.small}>
          <Bilingual words={question.help} alone />
        </p>
      )}
      <Answer {...props} />
      {openedBy(question, question.answer.value).map((opened) => (
        <Opened key={opened.kind} {...props} opened={opened} />
      ))}
      <div id={problem} role="alert" className={classes.alert}>
        {isMissing && <p className={texts.problem}>{missingIn(question, words)}</p>}
      </div>
    </fieldset>
  );
}

/** What is said where the answer lacks something. */
const missingIn = (
  { kind, answer: { value, files } }: AskedQuestion,
  words: { answerThis: string; fillThis: string; addThis: string },
): string => {
  if (kind === 'FILE' && files.length === 0) return words.addThis;
  return value === '' ? words.answerThis : words.fillThis;
};

function Answer({ token, question, onAnswer, onFile }: Props) {
  const { words } = useWords();
  const { kind, choices, code, answer } = question;
  const give = (value: string) => onAnswer({ value });
  const yes = { code: 'Y', words: { en: words.yes, local: '' } };
  const no = { code: 'N', words: { en: words.no, local: '' } };
  const ofPage = { value: answer.value, name: code, onChange: give, ofPage: true };
  switch (kind) {
    case 'YN':
      return <ChooseOne {...ofPage} choices={[yes, no]} />;
    case 'YNNA':
      return (
        <ChooseOne {...ofPage} choices={[yes, no, { code: 'NA', words: { en: words.notApplicable, local: '' } }]} />
      );
    case 'TICK':
      return <ChooseOne {...ofPage} choices={[yes]} />;
    case 'CHOICE':
      return <ChooseOne value={answer.value} name={code} choices={choices} onChange={give} />;
    case 'COUNTRIES':
      return <Countries value={answer.value} onChange={give} />;
    case 'FILE':
      return <OneFile token={token} question={question} onFile={onFile} />;
    default:
      return <Written kind={kind} value={answer.value} onChange={give} />;
  }
}

function Opened({ opened, ...props }: Props & { opened: AskedQuestion['opens'][number] }) {
  const { words } = useWords();
  const { question, onAnswer, token, onFile } = props;
  const { answer, choices, code } = question;
  const standard = {
    TEXT: words.explain,
    CHOICE: words.choose,
    COUNTRIES: words.countries,
    FILE: words.addDocument,
  }[opened.kind];
  const label = (
    <>
      {opened.words ? <Bilingual words={opened.words} /> : standard}
      {opened.isRequired ? (
        <span className={classes.star} aria-hidden>
          {' '}
          *
        </span>
      ) : (
        <span className={classes.optional}> ({words.optional})</span>
      )}
    </>
  );
  return (
    <fieldset className={classes.opened}>
      <legend className={classes.part}>{label}</legend>
      {opened.kind === 'TEXT' && (
        <Written kind="TEXT" value={answer.remark} onChange={(remark) => onAnswer({ remark })} />
      )}
      {opened.kind === 'CHOICE' && (
        <ChooseOne
          value={answer.detail}
          name={`${code}-detail`}
          choices={choices}
          onChange={(detail) => onAnswer({ detail })}
        />
      )}
      {opened.kind === 'COUNTRIES' && <Countries value={answer.detail} onChange={(detail) => onAnswer({ detail })} />}
      {opened.kind === 'FILE' && <OneFile token={token} question={question} onFile={onFile} />}
    </fieldset>
  );
}
