import { IconSelector, IconX } from '@tabler/icons-react';
import { useMemo } from 'react';
import { countryCodes } from '#features/particulars/words/countries.ts';
import inputs from '#platform/web/plain/inputs.module.css';
import classes from './Countries.module.css';
import { useWords } from './language.web.ts';

type Props = { /** ISO codes, joined by commas. */ value: string; onChange: (value: string) => void };

/** Countries, by their names in the language of the page. */
export function Countries({ value, onChange }: Props) {
  const { words, say } = useWords();
  const named = useCountries();
  const chosen = value.split(',').filter(Boolean);
  const nameOf = (code: string) => named.get(code) ?? code;
  return (
    <div className={classes.countries}>
      {chosen.length > 0 && (
        <ul className={classes.chosen}>
          {chosen.map((code) => (
            <li key={code} className={classes.one}>
              {nameOf(code)}
              <button
                type="button"
                aria-label={say('removeCountry', { country: nameOf(code) })}
                onClick={() => onChange(chosen.filter((each) => each !== code).join(','))}
              >
                <IconX size={18} stroke={1.7} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={inputs.select}>
        <select
          className={inputs.input}
          aria-label={words.addCountry}
          value=""
          onChange={(event) => onChange([...chosen, event.currentTarget.value].join(','))}
        >
          <option value="">{words.addCountry}</option>
          {[...named]
            .filter(([code]) => !chosen.includes(code))
            .map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </select>
        <IconSelector size={16} stroke={1.7} aria-hidden />
      </div>
    </div>
  );
}

/** All countries by their names, in the order of the language. */
export const useCountries = (): Map<string, string> => {
  const { locale, words } = useWords();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    const nameOf = (code: string) => (code.length === 2 ? (names.of(code) ?? code) : words.stateless);
    const { compare } = new Intl.Collator(locale);
    return new Map(
      countryCodes
        .map((code): [string, string] => [code, nameOf(code)])
        .sort(([, one], [, other]) => compare(one, other)),
    );
  }, [locale, words]);
};
