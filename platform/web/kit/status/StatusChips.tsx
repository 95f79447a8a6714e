import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { formatCount } from '#platform/contract/money.ts';
import { phoneQuery, useMedia } from '../hooks/useMedia.ts';
import classes from './StatusChips.module.css';

export type StatusChip = { value: string; label: string; count?: number };

type Props = { label: string; chips: StatusChip[]; value: string; onChange: (value: string) => void };

/** With more states than `most`, only the first `first` of them stand beside all; the rest is behind a button. */
const most = 7;
const first = 6;

/** Chooses one of a list's states, drawn as tabs. Each shows its count, if it has one. */
export function StatusChips({ label, chips, value, onChange }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const phone = useMedia(phoneQuery);
  const standing = phone || chips.length - 1 <= most ? chips : chips.slice(0, first + 1);
  const rest = chips.slice(standing.length);
  const at = chips.findIndex((chip) => chip.value === value);
  // On a phone the row is wider than the screen. This scrolls to the chosen one.
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
      {standing.map((chip) => (
        <UnstyledButton
          key={chip.value}
          className={classes.chip}
          aria-pressed={chip.value === value}
          onClick={() => onChange(chip.value)}
        >
          <Words {...chip} />
        </UnstyledButton>
      ))}
      {rest.length > 0 && <More rest={rest} value={value} onChange={onChange} />}
    </div>
  );
}

/** The states that do not stand in the row. If one of them is chosen, the button says which. */
function More({ rest, value, onChange }: Pick<Props, 'value' | 'onChange'> & { rest: StatusChip[] }) {
  const chosen = rest.find((chip) => chip.value === value);
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <UnstyledButton className={classes.chip} aria-pressed={chosen !== undefined}>
          {chosen ? <Words {...chosen} /> : 'More'}
          <IconChevronDown size={14} stroke={1.7} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {rest.map((chip) => (
          <Menu.Item key={chip.value} onClick={() => onChange(chip.value)}>
            <Words {...chip} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

const Words = ({ label, count }: StatusChip) => (
  <>
    {label}
    {count !== undefined && <span className={classes.count}>{formatCount(count)}</span>}
  </>
);
