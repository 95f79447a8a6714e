import { IconLanguage, IconSelector } from '@tabler/icons-react';
import { Segments } from '#platform/web/form/Segments.tsx';
import { useSend } from '#platform/web/plain/useSend.ts';
import { api } from '../api.web.ts';
import type { LinkState } from '../room.calls.ts';
import { type CustomerLanguage, customerLanguages } from '../signing.words.ts';
import classes from './LanguageChoice.module.css';
import { chooseLanguage, useWords } from './language.web.ts';
import texts from './texts.module.css';

type Offered = Pick<LinkState, 'languages'>;

/** The first thing on the page before the code: each language by its own name. */
export function FirstLanguage({ languages }: Offered) {
  const { code, words } = useWords();
  if (languages.length < 2) return null;
  return (
    <Segments
      aria-label={words.language}
      fullWidth
      className={classes.first}
      data={languages.map((value) => ({ value, label: customerLanguages[value] }))}
      value={code}
      onChange={(value) => chooseLanguage(value as CustomerLanguage)}
    />
  );
}

/** In the head of each page after the code: what was answered stays, whatever is chosen. */
export function LanguageMenu({ languages, token }: Offered & { token: string }) {
  const { code, words } = useWords();
  const { run } = useSend(api.chooseLanguage);
  if (languages.length < 2) return null;
  const choose = (language: CustomerLanguage) => {
    chooseLanguage(language);
    // It is shown in it all the same, and sent with the next choice.
    void run({ query: { token }, body: { language } }).catch(() => undefined);
  };
  return (
    <label className={`${classes.menu} ${texts.small}`}>
      <IconLanguage size={18} stroke={1.7} aria-hidden />
      <span className="g-hidden">{words.language}</span>
      <select value={code} onChange={(event) => choose(event.currentTarget.value as CustomerLanguage)}>
        {languages.map((each) => (
          <option key={each} value={each} lang={each}>
            {customerLanguages[each]}
          </option>
        ))}
      </select>
      <IconSelector size={15} stroke={1.7} aria-hidden />
    </label>
  );
}
