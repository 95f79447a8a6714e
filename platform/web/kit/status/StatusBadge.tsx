import { IconCheck } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import classes from './StatusBadge.module.css';
import { type Tone, toneIcons } from './tone.ts';

type Props = {
  tone: Tone;
  children: string;
  /** `null` for no icon. Plain words have none but the check of what has succeeded. */
  icon?: ComponentType<{ size?: number; stroke?: number }> | null;
  /** A note under the badge. */
  note?: string | undefined;
};

/** The status of a record: plain words for what is normal, a coloured pill for what is not and for what somebody must act on. */
export function StatusBadge({ tone, children, icon, note }: Props) {
  return (
    <span className={classes.box} data-two-lines={note ? true : undefined}>
      {isPill(tone) ? (
        <Pill tone={tone} icon={icon === undefined ? toneIcons[tone] : icon}>
          {children}
        </Pill>
      ) : (
        <span className={classes.plain} data-tone={tone}>
          {tone === 'success' && icon !== null && <IconCheck size={16} stroke={2} />}
          {children}
        </span>
      )}
      {note && <span className="g-note">{note}</span>}
    </span>
  );
}

const isPill = (tone: Tone) => tone === 'warning' || tone === 'danger' || tone === 'accent';

function Pill({ tone, icon: Icon, children }: Required<Pick<Props, 'tone' | 'icon' | 'children'>>) {
  return (
    <span className={classes.pill} data-tone={tone}>
      {Icon && <Icon size={13} stroke={2} />}
      {children}
    </span>
  );
}
