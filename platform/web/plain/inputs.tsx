import { IconSelector } from '@tabler/icons-react';
import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { useId } from 'react';
import { limited } from '../form/limited.tsx';
import { submitByKeys } from '../kit/dialogs/submitByKeys.ts';
import classes from './inputs.module.css';
import { Labelled } from './Labelled.tsx';

/** The browser's own inputs, which look as those of forms behind sign-in. */

type Given = { label: string; error?: ReactNode };

type TextProps = Given & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'>;

/** A line of text. What is too long is not cut off. */
export const TextInput = limited(({ label, error, ...rest }: TextProps) => (
  <Labelled label={label} required={rest.required} error={error}>
    {(ties) => <input {...rest} {...ties} className={classes.input} />}
  </Labelled>
));

type AreaProps = Given & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'>;

/** A text of several lines, as high as its text where the browser can do that. */
export const Textarea = limited(({ label, error, ...rest }: AreaProps) => (
  <Labelled label={label} required={rest.required} error={error}>
    {(ties) => (
      <textarea rows={3} onKeyDown={submitByKeys} {...rest} {...ties} className={`${classes.input} ${classes.area}`} />
    )}
  </Labelled>
));

type SelectProps = Given &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'onChange'> & {
    data: readonly string[];
    onChange: (choice: string) => void;
  };

/** One value of a list. */
export function Select({ label, error, data, onChange, ...rest }: SelectProps) {
  return (
    <Labelled label={label} required={rest.required} error={error}>
      {(ties) => (
        <div className={classes.select}>
          <select
            {...rest}
            {...ties}
            className={classes.input}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            {data.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
          <IconSelector size={16} stroke={1.7} aria-hidden />
        </div>
      )}
    </Labelled>
  );
}

type CheckboxProps = {
  label: ReactNode;
  error?: string | undefined;
  /** The element with the error of a group that it is part of. */
  errorId?: string | undefined;
  checked: boolean;
  onChange: (isOn: boolean) => void;
};

/** A sentence to agree to. */
export function Checkbox({ label, error, errorId, checked, onChange }: CheckboxProps) {
  const problem = useId();
  return (
    <div>
      <label className={classes.choice}>
        <input
          type="checkbox"
          className={classes.box}
          checked={checked}
          aria-invalid={error || errorId ? true : undefined}
          aria-describedby={error ? problem : errorId}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      <div role="alert">
        {error && (
          <p id={problem} className={`${classes.problem} ${classes.ofChoice}`}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
