import type { FocusEventHandler } from 'react';
import classes from './SegmentedControl.module.css';
import { still } from './still.tsx';
import { useRadios } from './useRadios.ts';

type Props = {
  data: readonly { value: string; label: string }[];
  value?: string | null;
  onChange?: (value: string) => void;
  onBlur?: FocusEventHandler;
  'aria-label': string;
  fullWidth?: boolean;
  className?: string;
  disabled?: boolean;
  /** What a field of a form brings along. One of them is always chosen: there is nothing to complain of. */
  error?: unknown;
  required?: boolean;
  'data-path'?: string;
};

/** One of a few, side by side; the browser's own radios, dressed by CSS alone. */
export const SegmentedControl = still(
  ({ data, value, onChange, onBlur, fullWidth, className, disabled, 'data-path': path, ...rest }: Props) => {
    const { group, radio } = useRadios({ value, onChange });
    return (
      <div
        ref={group}
        role="radiogroup"
        aria-label={rest['aria-label']}
        className={`${classes.root} ${className ?? ''}`}
        data-full={fullWidth}
        onBlur={onBlur}
      >
        {data.map(({ value: own, label }, index) => (
          <label key={own} className={classes.segment}>
            <input type="radio" disabled={disabled} {...radio(own)} {...(index === 0 && { 'data-path': path })} />
            {label}
          </label>
        ))}
      </div>
    );
  },
);
