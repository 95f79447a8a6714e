import { type FocusEventHandler, useId } from 'react';
import classes from './SegmentedControl.module.css';

type Props = {
  data: readonly { value: string; label: string }[];
  value?: string | null;
  onChange?: (value: string) => void;
  onBlur?: FocusEventHandler;
  'aria-label': string;
  'aria-describedby'?: string;
  fullWidth?: boolean;
  className?: string;
  disabled?: boolean;
  /** Part of a form field's props and not used: one value is always chosen, so there is no error to show. */
  error?: unknown;
  required?: boolean;
  'data-path'?: string;
};

/** One value of a short list, side by side. These are the browser's radios, styled by CSS alone. */
export function Segments(props: Props) {
  const { data, value, onChange, onBlur, fullWidth, className, disabled, 'data-path': path } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={props['aria-label']}
      aria-describedby={props['aria-describedby']}
      className={`${classes.root} ${className ?? ''}`}
      data-full={fullWidth}
      onBlur={onBlur}
    >
      {data.map(({ value: own, label }, index) => (
        <label key={own} className={classes.segment}>
          <input
            type="radio"
            name={name}
            value={own}
            checked={own === value}
            onChange={() => onChange?.(own)}
            disabled={disabled}
            {...(index === 0 && { 'data-path': path })}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
