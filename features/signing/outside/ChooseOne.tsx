import { useId } from 'react';
import type { AskedQuestion } from '../answering/asked.calls.ts';
import { Bilingual } from './Bilingual.tsx';
import classes from './ChooseOne.module.css';

type Props = {
  name: string;
  value: string;
  choices: AskedQuestion['choices'];
  onChange: (code: string) => void;
  /** Words of the page, in its language: no English beside them. */
  ofPage?: boolean;
};

/** One of several answers: the whole card is what is tapped, and none is chosen before. Short ones stand side by side. */
export function ChooseOne({ name, value, choices, onChange, ofPage = false }: Props) {
  const group = useId();
  return (
    <div className={classes.choices} data-beside={ofPage || undefined}>
      {choices.map(({ code, words }) => (
        <label key={code} className={classes.card}>
          <input
            type={choices.length === 1 ? 'checkbox' : 'radio'}
            name={`${name}${group}`}
            value={code}
            checked={value === code}
            onChange={(event) => onChange(event.currentTarget.checked ? code : '')}
          />
          <span className={classes.mark} aria-hidden />
          <span className={classes.words}>{ofPage ? words.en : <Bilingual words={words} />}</span>
        </label>
      ))}
    </div>
  );
}
