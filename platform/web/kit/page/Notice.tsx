import { IconInfoCircle } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { type Tone, toneIcons } from '../status/tone.ts';
import classes from './Notice.module.css';

type Props = {
  tone?: Tone;
  title?: string;
  children?: ReactNode;
  icon?: ComponentType<{ size?: number; stroke?: number }>;
  action?: ReactNode;
  /** It appears after an action, so screen readers read it out. */
  live?: boolean;
};

/** A box with a message about the page. */
export function Notice({ tone = 'info', title, children, icon, action, live = false }: Props) {
  const Icon = icon ?? (tone === 'info' ? IconInfoCircle : toneIcons[tone]);
  return (
    <div className={classes.box} data-tone={tone} role={live ? 'alert' : undefined}>
      <Icon size={18} stroke={1.8} />
      <div className={classes.words}>
        {title && <p className={classes.title}>{title}</p>}
        {children && <div className={classes.text}>{children}</div>}
      </div>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
