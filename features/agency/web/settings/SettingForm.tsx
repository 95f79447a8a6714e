import { Button } from '@mantine/core';
import { useState } from 'react';
import { CallFailure } from '#platform/web/api/failure.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useKeptForm } from '#platform/web/drafts/useKeptForm.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import type { SettingRow } from '../../setting-calls.ts';
import { api } from '../api.ts';
import { SettingFields } from './SettingFields.tsx';
import { type Clash, StaleSetting } from './StaleSetting.tsx';
import { fromForm, toForm } from './settingForm.ts';

export type SettingValues = { value: unknown };

/** A change of either kind may be one that someone else came before. */
const clashIn = (failure: unknown): Clash | undefined =>
  failure instanceof CallFailure && failure.status === 409 ? (failure.detail as { current: Clash }).current : undefined;

/** The fields of a setting, saved over the version that they began from. */
export function SettingForm({ row, onDone }: { row: SettingRow; onDone: () => void }) {
  const { key, input, title } = row;
  const [base, setBase] = useState({ value: row.value, version: row.version });
  const [clash, setClash] = useState<Clash>();
  const change = useChange(api.changeSetting, { silent: 'failure', refresh: ['agency', 'identity', 'esubmission'] });
  const reset = useChange(api.resetSetting, { silent: 'failure', refresh: ['agency', 'identity', 'esubmission'] });

  const save = async (work: Promise<unknown>) => {
    try {
      await work;
      await kept.forget();
      onDone();
    } catch (failure) {
      const found = clashIn(failure);
      if (!found) throw failure;
      setClash(found);
    }
  };
  const form = useGableForm<SettingValues>({
    initialValues: { value: toForm(input, base.value) },
    onSubmit: ({ value }) =>
      save(change.mutateAsync({ params: { key }, body: { value: fromForm(input, value), version: base.version } })),
  });
  const kept = useKeptForm(form, `setting/${key}`);
  /** Goes on over what is stored now, with what was typed here or with what is stored. */
  const settle = (takeTheirs: boolean) => {
    if (!clash) return;
    setBase(clash);
    if (takeTheirs) form.form.setValues({ value: toForm(input, clash.value) });
    setClash(undefined);
  };
  const putBack = () => save(reset.mutateAsync({ params: { key }, query: { version: base.version } })).catch(() => {});

  return (
    <FormShell
      form={form}
      label={title}
      showState={false}
      guard="kept"
      start={
        !row.isDefault && (
          <Button variant="subtle" color="gray" loading={reset.isPending} onClick={() => void putBack()}>
            Back to default
          </Button>
        )
      }
    >
      {kept.offer}
      {clash && <StaleSetting input={input} clash={clash} onSettle={settle} />}
      <SettingFields form={form} input={input} title={title} />
    </FormShell>
  );
}
