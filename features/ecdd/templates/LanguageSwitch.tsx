import { customerLanguages } from '#features/signing/signing.words.ts';
import { SegmentedControl } from '#platform/web/form/inputs.tsx';
import type { BuilderVersion } from './builder.calls.ts';
import { type Translation, translations } from './builder.words.ts';
import classes from './Templates.module.css';
import { shownInEnglish } from './words.rules.ts';

type Props = {
  version: Pick<BuilderVersion, 'questions' | 'sections'>;
  language: Translation | undefined;
  onChange: (language: Translation | undefined) => void;
};

/** In which language a version is read beside its English, and how much of it customers read in English nevertheless. */
export function LanguageSwitch({ version: { questions, sections }, language, onChange }: Props) {
  const texts = [...questions.filter(({ audience }) => audience === 'C'), ...sections];
  const open = (Object.keys(translations) as Translation[]).flatMap((each) => {
    const count = shownInEnglish(texts, each);
    return count > 0 && (language === undefined || language === each) ? [`${translations[each]}: ${count}`] : [];
  });
  return (
    <div className={classes.languages}>
      <SegmentedControl
        aria-label="Language"
        data={Object.entries(customerLanguages).map(([value, label]) => ({ value, label }))}
        value={language ?? 'en'}
        onChange={(next) => onChange(next === 'en' ? undefined : (next as Translation))}
      />
      <span className="g-note">
        {open.length === 0 ? `All ${texts.length} texts are translated` : `Shown in English: ${open.join(', ')}`}
      </span>
    </div>
  );
}
