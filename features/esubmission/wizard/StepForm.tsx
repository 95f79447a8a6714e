import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { type ReactNode, useContext, useState } from 'react';
import { RestoreNotice } from '#platform/web/drafts/RestoreNotice.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { useGoToField } from '#platform/web/form/goToField.ts';
import { SavedAtContext, SavedState } from '#platform/web/form/SavedState.tsx';
import { useValues } from '#platform/web/form/useValues.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { ClashList, ConflictNotice } from './ConflictNotice.tsx';
import { SaveDraft } from './SaveDraft.tsx';
import { StepEndContext, type StepProps } from './stepProps.web.ts';
import classes from './steps.module.css';
import type { StepForm as Form, Rows } from './useStepForm.web.ts';

type Props<Row> = {
  form: Form<Row>;
  label: string;
  /** A row in a few words, for the comparison of what another user saved with what was typed here. */
  rowText: (row: Row) => string;
  /** The path of the field that gets the focus. */
  at: string | undefined;
  onBack: () => void;
  children: ReactNode;
};

/** The frame of a step that is a form: Back at the start, Save draft and Save and continue at the end; in place Cancel and Save. */
export function StepForm<Row extends object>({ form, label, rowText, at, onBack, children }: Props<Row>) {
  useGoToField(at);
  const { save, isInPlace = false } = useContext(StepEndContext);
  const { conflict, draft } = form;
  const words = (_path: string, value: unknown) => {
    const rows = Array.isArray(value) ? (value as Row[]) : (value as Rows<Row>).rows;
    return { label, text: rows.map(rowText).join(', ') || 'none' };
  };
  return (
    <FormShell
      form={form}
      label={label}
      submitLabel={save}
      {...(isInPlace
        ? { onCancel: onBack }
        : {
            submitIcon: <IconArrowRight size={17} stroke={2} />,
            start: (
              <Button variant="default" onClick={onBack}>
                Back
              </Button>
            ),
            extra: <SaveDraft disabled={form.saving === 'saving'} onSave={form.submitDraft} />,
          })}
    >
      {conflict && <StepConflict form={form} conflict={conflict} words={words} />}
      {draft.restored && <RestoreNotice {...draft.restored} />}
      {draft.clashes.length > 0 && (
        <Notice tone="warning" title="Other values were saved since then; what you typed stands in the fields">
          <ClashList clashes={draft.clashes} words={words} />
        </Notice>
      )}
      {children}
    </FormShell>
  );
}

type ConflictProps<Row> = Pick<Props<Row>, 'form'> & {
  conflict: NonNullable<Form<Row>['conflict']>;
  words: (path: string, value: unknown) => { label: string; text: string };
};

/** All rows are one choice: those that another user saved, or those in this form. */
function StepConflict<Row extends object>({ form, conflict: { theirs, ...conflict }, words }: ConflictProps<Row>) {
  const mine = useValues(form, (values) => values);
  return <ConflictNotice conflict={{ ...conflict, clashes: [{ path: 'rows', theirs, mine }] }} words={words} />;
}

type FooterProps = Pick<StepProps, 'onBack' | 'saveDraft'> & {
  onContinue: () => void | Promise<void>;
  label?: string;
  /** In place of Continue. */
  children?: ReactNode;
};

/** The footer of a step whose content is saved immediately (uploads), or that has no fields. */
export function StepFooter({ onBack, saveDraft, onContinue, label, children }: FooterProps) {
  const { goOn } = useContext(StepEndContext);
  const [going, setGoing] = useState(false);
  const goOnNow = async () => {
    setGoing(true);
    await Promise.resolve(onContinue()).finally(() => setGoing(false));
  };
  return (
    <div className={classes.footer}>
      <Button variant="default" onClick={onBack}>
        Back
      </Button>
      <div className={classes.footerEnd}>
        <SavedState state="clean" savedAt={useContext(SavedAtContext)} />
        {saveDraft}
        {children ?? (
          <Button rightSection={<IconArrowRight size={17} stroke={2} />} loading={going} onClick={() => void goOnNow()}>
            {label ?? goOn}
          </Button>
        )}
      </div>
    </div>
  );
}
