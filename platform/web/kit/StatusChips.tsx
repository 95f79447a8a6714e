import { UnstyledButton } from '@mantine/core';
import classes from './StatusChips.module.css';

export type StatusChip = { value: string; label: string; count?: number };

type Props = { label: string; chips: StatusChip[]; value: string; onChange: (value: string) => void };

/** A list's states with their counts; one is chosen. */
export function StatusChips({ label, chips, value, onChange }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a border and a legend to undo
    <div role="group" aria-label={label} className={classes.chips}>
      {chips.map((chip) => (
        <UnstyledButton
          key={chip.value}
          className={classes.chip}
          aria-pressed={chip.value === value}
          onClick={() => onChange(chip.value)}
        >
          {chip.label}
          {chip.count !== undefined && <span className={classes.count}>{chip.count.toLocaleString('en-SG')}</span>}
        </UnstyledButton>
      ))}
    </div>
  );
}
