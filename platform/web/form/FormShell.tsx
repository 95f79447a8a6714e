import { Button } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import { useFormState } from 'react-hook-form';
import { useUnsaved } from '../kit/dialogs/unsaved.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import classes from './FormShell.module.css';
import { LeaveGuard } from './LeaveGuard.tsx';
import { SavedAtContext, SavedState, type SaveState } from './SavedState.tsx';
import type { AnyForm } from './useGableForm.ts';

type Props = {
  form: AnyForm;
  children: ReactNode;
  /** The label of the submit button. An icon follows it. */
  submitLabel?: string;
  submitIcon?: ReactNode;
  /** Shown at the start of the footer, such as Back. */
  start?: ReactNode;
  /** Shown before the submit button, such as Save draft. */
  extra?: ReactNode;
  /** For a form in a dialog: shows Cancel before the submit button. */
  onCancel?: () => void;
  /** Whether the footer shows the saved state. False if the page shows it elsewhere. */
  showState?: boolean;
  /** Whether leaving with unsaved changes, or closing the drawer, needs a confirmation. `kept`: the typed values are kept in this browser. */
  guard?: boolean | 'kept';
  label?: string;
};

/**
 * The frame of every form: the error summary, the fields, the footer with the saved state, and the confirmation before
 * leaving.
 */
export function FormShell(props: Props) {
  const { form, children, submitLabel = 'Save', submitIcon, start, extra, onCancel } = props;
  const { showState = true, guard = true } = props;
  return (
    <form ref={form.element} noValidate onSubmit={form.submit} className={classes.form} aria-label={props.label}>
      <ErrorSummary form={form} />
      {children}
      <div className={classes.footer} data-start={start ? true : undefined} data-sticky-foot>
        {start}
        <div className={classes.end}>
          {showState && <State form={form} />}
          {extra}
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
          )}
          <Button type="submit" loading={form.saving === 'saving'} rightSection={submitIcon}>
            {submitLabel}
          </Button>
        </div>
      </div>
      {guard && <Guard form={form} isKept={guard === 'kept'} />}
    </form>
  );
}

function State({ form: { control, saving, savedAt } }: Pick<Props, 'form'>) {
  const { isDirty } = useFormState({ control });
  const earlier = useContext(SavedAtContext);
  const isChanged = isDirty && saving !== 'saving' && saving !== 'failed';
  const state: SaveState = isChanged ? 'changed' : saving === 'untried' ? 'clean' : saving;
  return <SavedState state={state} savedAt={savedAt ?? earlier} />;
}

function Guard({ form, isKept }: Pick<Props, 'form'> & { isKept: boolean }) {
  const { isDirty } = useFormState({ control: form.control });
  const isUnsaved = () => isDirty && !form.isReleased();
  const isGivenUp = useUnsaved(() => !isKept && isUnsaved());
  return <LeaveGuard isDirty={() => isUnsaved() && !isGivenUp()} isKept={isKept} />;
}
