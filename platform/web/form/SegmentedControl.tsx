import { type ChangeEvent, type FocusEventHandler, useId, useRef } from 'react';
import classes from './SegmentedControl.module.css';
import { still } from './still.tsx';
import { useHeard } from './useHeard.ts';

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
    const name = useId();
    const group = useRef<HTMLDivElement>(null);
    const tell = useHeard(group, () => {
      for (const input of group.current?.querySelectorAll('input') ?? []) input.checked = input.value === value;
    });
    const change = ({ currentTarget: { value: chosen } }: ChangeEvent<HTMLInputElement>) =>
      tell(() => onChange?.(chosen));
    return (
      <div
        ref={group}
        role="radiogroup"
        aria-label={rest['aria-label']}
        className={`${classes.root} ${className ?? ''}`}
        data-full={fullWidth}
        onBlur={onBlur}
      >
        {data.map((each, index) => (
          <label key={each.value} className={classes.segment}>
            <input
              type="radio"
              name={name}
              value={each.value}
              defaultChecked={each.value === value}
              disabled={disabled}
              onChange={change}
              {...(index === 0 && { 'data-path': path })}
            />
            {each.label}
          </label>
        ))}
      </div>
    );
  },
);
