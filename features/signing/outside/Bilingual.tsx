import type { AskedQuestion } from '../answering/asked.calls.ts';
import classes from './Bilingual.module.css';
import { useWords } from './language.web.ts';

type Props = { words: AskedQuestion['question'] /** Without the English below it. */; alone?: boolean };

/** A text in the language of the page, with the English that counts small below it. */
export function Bilingual({ words: { en, local }, alone = false }: Props) {
  const { code } = useWords();
  if (!local) return <span lang="en">{en}</span>;
  return (
    <>
      <span lang={code}>{local}</span>
      {!alone && (
        <span lang="en" className={classes.english}>
          {en}
        </span>
      )}
    </>
  );
}
