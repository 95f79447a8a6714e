import { NativeSelect } from '@mantine/core';
import classes from './SectionList.module.css';

type Props = { sections: string[]; current: string | undefined; onChoose: (section: string) => void };

/** The sections of the settings: a list at the side, a select on a phone. */
export function SectionList({ sections, current, onChoose }: Props) {
  return (
    <>
      <nav className={classes.side} aria-label="Sections">
        {sections.map((section) => (
          <button
            key={section}
            type="button"
            className={classes.section}
            aria-current={section === current || undefined}
            onClick={() => onChoose(section)}
          >
            {section}
          </button>
        ))}
      </nav>
      <NativeSelect
        className={classes.phone ?? ''}
        aria-label="Section"
        data={current ? sections : ['All that match', ...sections]}
        value={current ?? 'All that match'}
        onChange={(event) => onChoose(event.currentTarget.value)}
      />
    </>
  );
}
