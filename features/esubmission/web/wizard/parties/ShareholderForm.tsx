import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { dataKey } from '#platform/web/api/useData.ts';
import { mergeEdits } from '#platform/web/drafts/mergeEdits.ts';
import { RestoreNotice } from '#platform/web/drafts/RestoreNotice.tsx';
import { useLocalDraft } from '#platform/web/drafts/useLocalDraft.ts';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { SegmentedControl, TextInput } from '#platform/web/form/inputs.tsx';
import { PercentInput } from '#platform/web/form/PercentInput.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { idTypesOf } from '../../../party-kinds.ts';
import type { Shareholder, Summary } from '../../../records.ts';
import { api } from '../../api.ts';
import { staleOf, tellFailure } from '../staleness.ts';
import { CountrySelect } from './CountrySelect.tsx';
import { IdentityFields } from './IdentityFields.tsx';
import classes from './Shareholders.module.css';
import {
  checkShareholder,
  newShareholder,
  type ShareholderValues,
  shareholderBody,
  shareholderValuesOf,
  withKind,
} from './shareholderForm.ts';

type Props = {
  summary: Summary;
  uuid: string;
  /** The one that is changed, or the company under which one is added (null: the party itself). */
  at: { shareholder: Shareholder } | { parentId: string | null };
  /** Whose shareholder it is. */
  of: string;
  onDone: () => void;
};

/** Adds or changes one shareholder, in its place in the tree. */
export function ShareholderForm({ summary: { eSubId, version }, uuid, at, of, onDone }: Props) {
  const shareholder = 'shareholder' in at ? at.shareholder : undefined;
  const queries = useQueryClient();
  const add = useChange(api.addShareholder, { silent: 'failure' });
  const change = useChange(api.updateShareholder, { silent: 'failure' });
  const [base] = useState(() =>
    shareholder ? shareholderValuesOf(shareholder) : newShareholder('parentId' in at ? at.parentId : null),
  );
  const form = useGableForm<ShareholderValues>({
    initialValues: base,
    validate: checkShareholder,
    onSubmit: async (values) => {
      const { parentId, ...rest } = shareholderBody(values);
      const body = { ...rest, version };
      const saving = shareholder
        ? change.mutateAsync({ params: { uuid, id: shareholder.id }, body })
        : add.mutateAsync({ params: { uuid }, body: { ...body, parentId } });
      await saving.catch((error: unknown) => {
        // Read again, so that a second Save is of what is there now.
        if (staleOf(error)) void queries.invalidateQueries({ queryKey: dataKey(api.summary) });
        return tellFailure(error);
      });
      await local.forget();
      onDone();
    },
  });
  const { values, setValues } = form.form;
  // A number is never kept.
  const kept = useMemo(() => ({ ...values, idNumber: '' }), [values]);
  const local = useLocalDraft({
    subject: `${eSubId}/shareholder/${uuid} ${shareholder?.id ?? `under ${base.parentId}`}`,
    values: kept,
    base,
    isDirty: JSON.stringify(kept) !== JSON.stringify(base),
  });
  const restore = () => {
    if (!local.found) return;
    const typed = { ...local.found.values, idNumber: values.idNumber };
    setValues(mergeEdits({ ...local.found.base, idNumber: '' }, base, typed).merged);
    local.settle();
  };
  const cancel = () => {
    void local.forget();
    onDone();
  };
  const isCompany = values.kind === 'COMPANY';
  return (
    <div className={classes.editor}>
      <FormShell
        form={form}
        label={shareholder ? shareholder.name : `New shareholder of ${of}`}
        showState={false}
        guard="kept"
        submitLabel={shareholder ? 'Save' : 'Add shareholder'}
        onCancel={cancel}
      >
        {local.found && (
          <RestoreNotice keptAt={local.found.keptAt} onRestore={restore} onDiscard={() => void local.forget()} />
        )}
        <div className={classes.fields}>
          <SegmentedControl
            aria-label="Individual or company"
            data={[
              { value: 'INDIVIDUAL', label: 'Individual' },
              { value: 'COMPANY', label: 'Company' },
            ]}
            value={values.kind}
            onChange={(kind) => setValues(withKind(values, kind as ShareholderValues['kind']))}
            fullWidth
          />
          <TextInput label="Name" autoComplete="off" autoFocus {...form.field('name', { required: true })} />
          <FieldGrid>
            <PercentInput label={`Part of ${of}`} {...form.field('rate', { required: true })} />
            <CountrySelect
              label={isCompany ? 'Country of registration' : 'Nationality'}
              field={form.field('nationality')}
            />
          </FieldGrid>
          <IdentityFields
            field={form.field}
            given={values}
            types={idTypesOf(values.kind)}
            storedNumber={shareholder?.idNumberMasked}
            optional
          />
        </div>
      </FormShell>
    </div>
  );
}
