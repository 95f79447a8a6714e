import { useId } from 'react';
import inputs from '#platform/web/plain/inputs.module.css';
import { useWords } from './language.web.ts';
import texts from './texts.module.css';

type Props = { kind: 'TEXT' | 'DATE'; value: string; onChange: (value: string) => void };

/** Longest text of an answer. */
const most = 2000;

/** A text or a day, named by the question or the part that it is in. */
export function Written({ kind, value, onChange }: Props) {
  const { words, code } = useWords();
  const hint = useId();
  if (kind === 'DATE')
    return (
      <input
        type="date"
        className={inputs.input}
        aria-label={words.fillThis}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  return (
    <>
      <textarea
        rows={2}
        className={`${inputs.input} ${inputs.area}`}
        maxLength={most}
        aria-label={words.explain}
        aria-describedby={code === 'en' ? undefined : hint}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {code !== 'en' && (
        <p id={hint} className={texts.small}>
          {words.ownLanguage}
        </p>
      )}
    </>
  );
}
