import { type ReactNode, useId } from 'react';
import classes from './inputs.module.css';

type Props = {
  label: string;
  required?: boolean | undefined;
  error?: ReactNode;
  /** Draws the input with what ties it to its label and to what is wrong with it. */
  children: (ties: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }) => ReactNode;
};

/** An input below its label, and below it what is wrong with what was given. */
export function Labelled({ label, required, error, children }: Props) {
  const id = useId();
  const problem = `${id}-problem`;
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
        {required && (
          <span className={classes.star} aria-hidden>
            {' '}
            *
          </span>
        )}
      </label>
      {children({ id, ...(error && { 'aria-invalid': true, 'aria-describedby': problem }) })}
      {error && (
        <p id={problem} className={classes.problem}>
          {error}
        </p>
      )}
    </div>
  );
}
