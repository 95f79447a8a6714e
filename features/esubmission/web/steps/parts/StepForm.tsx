import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { RestoreNotice } from '#platform/web/drafts/RestoreNotice.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { useGoToField } from '#platform/web/form/goToField.ts';
import { Notice } from '#platform/web/kit/Notice.tsx';
import { ClashList, ConflictNotice } from '../../wizard/ConflictNotice.tsx';
import { SaveDraft } from '../../wizard/SaveDraft.tsx';
import type { StepFormState } from './useStepForm.ts';

type Rows<Row> = { rows: Row[] };

type Props<Row> = {
  form: StepFormState<Rows<Row>>;
  label: string;
  /** A row in a word or two, where what another saved stands beside what was typed. */
  tell: (row: Row) => string;
  /** The field to go to. */
  at: string | undefined;
  onBack: () => void;
  children: ReactNode;
};

/** Around a step that is a form: Back at the start, Save draft and Save and continue at the end. */
export function StepForm<Row>({ form, label, tell, at, onBack, children }: Props<Row>) {
  useGoToField(at);
  const words = (_path: string, value: unknown) => {
    const rows = Array.isArray(value) ? (value as Row[]) : (value as Rows<Row>).rows;
    return { label, text: rows.map(tell).join(', ') || 'none' };
  };
  return (
    <FormShell
      form={form}
      label={label}
      submitLabel="Save and continue"
      submitIcon={<IconArrowRight size={17} stroke={2} />}
      start={
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
      }
      extra={<SaveDraft disabled={form.state === 'saving'} onSave={form.submitDraft} />}
    >
      {form.conflict && <ConflictNotice conflict={form.conflict} words={words} />}
      {form.found && <RestoreNotice {...form.found} />}
      {form.clashes.length > 0 && (
        <Notice tone="warning" title="Other values were saved since then; what you typed stands in the fields">
          <ClashList clashes={form.clashes} words={words} />
        </Notice>
      )}
      {children}
    </FormShell>
  );
}
