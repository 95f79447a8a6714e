import { Button } from '@mantine/core';
import { useState } from 'react';
import { CallFailure } from '#platform/web/api/failure.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useKeptForm } from '#platform/web/drafts/useKeptForm.tsx';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { api } from '../api.web.ts';
import { SettingFields } from './SettingFields.tsx';
import { type Clash, StaleSetting } from './StaleSetting.tsx';
import { fromForm, type SettingValues, toForm } from './settingForm.web.ts';
import type { SettingRow } from './settings.calls.ts';

/** The stored value and version, if the failure says that another person saved first (409). */
const clashIn = (failure: unknown): Clash | undefined =>
  failure instanceof CallFailure && failure.status === 409
    ? (failure.detail as { current?: Clash } | undefined)?.current
    : undefined;

/** What is asked before a value that acts on people at once is saved. */
const questionIn = (failure: unknown): string | undefined =>
  failure instanceof CallFailure && failure.status === 409
    ? (failure.detail as { question?: string } | undefined)?.question
    : undefined;

const saved = 'The setting is saved.';

/** The form of a setting. It saves with the version that it was opened with. */
export function SettingForm({ row, onDone }: { row: SettingRow; onDone: () => void }) {
  const { key, input, title } = row;
  const [base, setBase] = useState({ value: row.value, version: row.version });
  const [clash, setClash] = useState<Clash>();
  const [question, setQuestion] = useState<string>();
  const change = useChange(api.changeSetting, { silent: 'failure' });
  const reset = useChange(api.resetSetting, { silent: 'failure' });

  const save = async (work: Promise<SettingRow>, done: string) => {
    try {
      const { waiting } = await work;
      await draft.forget();
      toastResult(waiting ? 'The change waits for a second person.' : done, waiting ? 'info' : 'success');
      onDone();
    } catch (failure) {
      const clashFound = clashIn(failure);
      const newQuestion = questionIn(failure);
      setQuestion(newQuestion);
      if (!clashFound && !newQuestion) throw failure;
      if (clashFound) setClash(clashFound);
    }
  };
  const form = useGableForm<SettingValues>({
    initialValues: { value: toForm(input, base.value) },
    onSubmit: ({ value }) => save(send(value, false), saved),
  });
  const send = (value: SettingValues['value'], confirmed: boolean) =>
    change.mutateAsync({ params: { key }, body: { value: fromForm(input, value), version: base.version, confirmed } });
  const draft = useKeptForm(form, `setting/${key}`);
  /** After a conflict: continues from the stored version, with the typed value or with the stored one. */
  const settle = (takeTheirs: boolean) => {
    if (!clash) return;
    setBase(clash);
    if (takeTheirs) form.setValues({ value: toForm(input, clash.value) });
    setClash(undefined);
  };
  const putBack = () =>
    save(
      reset.mutateAsync({ params: { key }, query: { version: base.version } }),
      'The setting is back to its default.',
    ).catch((failure: Error) => toastResult(failure.message, 'danger'));

  return (
    <FormShell
      form={form}
      label={title}
      showState={false}
      submitLabel={row.isByTwo ? 'Request change' : 'Save'}
      guard="kept"
      start={
        !row.isDefault && (
          <Button variant="subtle" color="gray" loading={reset.isPending} onClick={() => void putBack()}>
            Back to default
          </Button>
        )
      }
    >
      {draft.notice}
      {clash && <StaleSetting input={input} clash={clash} onSettle={settle} />}
      <SettingFields form={form} input={input} title={title} />
      <ConfirmDialog
        danger
        opened={question !== undefined}
        onClose={() => setQuestion(undefined)}
        onConfirm={() => save(send(form.getValues().value, true), saved).catch(() => undefined)}
        title="Start the maintenance now?"
        confirm="Start now"
      >
        {question}
      </ConfirmDialog>
    </FormShell>
  );
}
