import { UnbrokenNumbers } from '#platform/web/kit/text/UnbrokenNumbers.tsx';
import { correctedWords } from '../requests/corrected.rules.ts';
import classes from './Corrected.module.css';
import { useWords } from './language.web.ts';

/** Corrections since the document was signed, with a note that the earlier signature no longer counts. */
export function Corrected({ corrected }: { corrected: readonly string[] | null }) {
  const page = useWords();
  const words = correctedWords(corrected);
  if (!words) return null;
  const { named, more } = words;
  const title = page.words.corrected;
  return (
    <section className={classes.corrected} aria-label={title}>
      <h2 className="g-heading">{title}</h2>
      {named.length > 0 && (
        <ul className={classes.list}>
          {named.map((each) => (
            <li key={each}>
              <UnbrokenNumbers>{each}</UnbrokenNumbers>
            </li>
          ))}
          {more > 0 && <li>{page.say('correctedMore', { count: more })}</li>}
        </ul>
      )}
      <p className={classes.text}>{named.length > 0 ? page.words.correctedText : page.words.correctedSame}</p>
    </section>
  );
}
