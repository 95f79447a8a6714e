import { type ButtonProps, Button as MantineButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorSummary } from './ErrorSummary.tsx';
import classes from './FormShell.module.css';
import { LeaveGuard } from './LeaveGuard.tsx';
import { SavedState } from './SavedState.tsx';
import { still } from './still.tsx';
import type { GableForm } from './useGableForm.ts';

type Props = {
  // The shell needs no values: a form of any shape fits.
  form: Pick<GableForm<object>, 'submit' | 'state' | 'savedAt' | 'problems' | 'attempts' | 'isDirty' | 'element'>;
  children: ReactNode;
  /** The word on the submitting button, an icon after it. */
  submitLabel?: string;
  submitIcon?: ReactNode;
  /** At the start of the footer: Back. */
  start?: ReactNode;
  /** Before the submitting button: Save draft. */
  extra?: ReactNode;
  /** Of a form in a dialog: Cancel stands before the submitting button. */
  onCancel?: () => void;
  /** The saved state stands in the footer, unless the page shows it elsewhere. */
  showState?: boolean;
  /** Leaving with unsaved changes asks; `kept` where what was typed is found here again. */
  guard?: boolean | 'kept';
  label?: string;
};

const Button = still<ButtonProps & { type: 'submit' }>(MantineButton);

/** Around every form: the error summary, the fields, the footer with its saved state, the question before leaving. */
export function FormShell(props: Props) {
  const { form, children, submitLabel = 'Save', submitIcon, start, extra, onCancel } = props;
  const { showState = true, guard = true } = props;
  return (
    <form ref={form.element} noValidate onSubmit={form.submit} className={classes.form} aria-label={props.label}>
      <ErrorSummary problems={form.problems} attempts={form.attempts} form={form.element} />
      {children}
      <div className={classes.footer} data-start={start ? true : undefined}>
        {start}
        <div className={classes.end}>
          {showState && <SavedState state={form.state} savedAt={form.savedAt} />}
          {extra}
          {onCancel && (
            <MantineButton variant="default" onClick={onCancel}>
              Cancel
            </MantineButton>
          )}
          <Button type="submit" loading={form.state === 'saving'} rightSection={submitIcon}>
            {submitLabel}
          </Button>
        </div>
      </div>
      {guard && <LeaveGuard isDirty={form.isDirty} isKept={guard === 'kept'} />}
    </form>
  );
}
