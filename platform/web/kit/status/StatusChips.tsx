import { UnstyledButton } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { formatCount } from '#platform/contract/money.ts';
import classes from './StatusChips.module.css';

export type StatusChip = { value: string; label: string; count?: number };

type Props = { label: string; chips: StatusChip[]; value: string; onChange: (value: string) => void };

/** Chooses one of a list's statuses. Each chip shows its count. */
export function StatusChips({ label, chips, value, onChange }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const at = chips.findIndex((chip) => chip.value === value);
  // On a phone the row is wider than the screen. This scrolls to the chosen chip.
  useLayoutEffect(() => {
    const row = box.current;
    const chip = row?.children[at];
    if (!row || !chip) return;
    const whole = row.getBoundingClientRect();
    const chosen = chip.getBoundingClientRect();
    row.scrollLeft += chosen.left + chosen.width / 2 - whole.left - whole.width / 2;
  }, [at]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a border and a legend to undo
    <div ref={box} role="group" aria-label={label} className={classes.chips}>
      {chips.map((chip) => (
        <UnstyledButton
          key={chip.value}
          className={classes.chip}
          aria-pressed={chip.value === value}
          onClick={() => onChange(chip.value)}
        >
          {chip.label}
          {chip.count !== undefined && <span className={classes.count}>{formatCount(chip.count)}</span>}
        </UnstyledButton>
      ))}
    </div>
  );
}
