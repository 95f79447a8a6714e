import type { ReactNode } from 'react';
import type { SettingInput } from '#features/settings/rules/shape.ts';
import classes from './ChoiceTable.module.css';

type Choices = Extract<SettingInput, { kind: 'choices' }>;

/** A setting that has a choice for each of many names, as one table. */
export function ChoiceTable({ input, cell }: { input: Choices; cell: (name: Choices['names'][number]) => ReactNode }) {
  return (
    <ul>
      {input.names.map((name) => (
        <li key={name.value} className={classes.row}>
          <span>{name.label}</span>
          {cell(name)}
        </li>
      ))}
    </ul>
  );
}
