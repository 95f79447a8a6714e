import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { givenUnder } from '#features/particulars/rules/ownership.ts';
import { CountrySelect, IdentityFields } from '#features/particulars/web/index.ts';
import { idTypesOf } from '#features/particulars/words/kinds.ts';
import { hundredPercent } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { dataKey } from '#platform/web/api/useData.ts';
import { RestoreNotice } from '#platform/web/drafts/RestoreNotice.tsx';
import { useFormDraft } from '#platform/web/drafts/useFormDraft.ts';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { SegmentedControl, TextInput } from '#platform/web/form/inputs.tsx';
import { PercentInput } from '#platform/web/form/PercentInput.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { api } from '../api.web.ts';
import type { Shareholder } from '../parties/parties.calls.ts';
import { partySheet } from '../parties/party-sheet.words.ts';
import type { Summary } from '../summary/summary.calls.ts';
import { staleOf } from '../wizard/staleness.web.ts';
import classes from './Shareholders.module.css';
import {
  checkShareholder,
  newShareholder,
  type ShareholderValues,
  shareholderBody,
  shareholderValuesOf,
  withKind,
} from './shareholderForm.web.ts';

type Props = {
  summary: Summary;
  uuid: string;
  /** The shareholder to change, or the company under which one is added (null: the party itself). */
  at: { shareholder: Shareholder } | { parentId: string | null };
  /** All shareholders of the party. */
  shareholders: Shareholder[];
  /** The name of the company that is held. */
  of: string;
  onDone: () => void;
};

/** Adds or changes one shareholder at its place in the tree. */
export function ShareholderForm({ summary: { eSubId, version }, uuid, at, shareholders, of, onDone }: Props) {
  const shareholder = 'shareholder' in at ? at.shareholder : undefined;
  const queries = useQueryClient();
  const add = useChange(api.addShareholder, { silent: 'failure' });
  const change = useChange(api.updateShareholder, { silent: 'failure' });
  const [base] = useState(() =>
    shareholder ? shareholderValuesOf(shareholder) : newShareholder('parentId' in at ? at.parentId : null),
  );
  const others = shareholders.filter(({ id }) => id !== shareholder?.id);
  const left = hundredPercent - givenUnder(others, base.parentId);
  const form = useGableForm<ShareholderValues>({
    initialValues: base,
    rules: (values) => checkShareholder(values, left),
    onSubmit: async (values) => {
      const { parentId, ...rest } = shareholderBody(values);
      const body = { ...rest, version };
      const saving = shareholder
        ? change.mutateAsync({ params: { uuid, id: shareholder.id }, body })
        : add.mutateAsync({ params: { uuid }, body: { ...body, parentId } });
      await saving.catch((error: unknown) => {
        // The summary is read again, so that a second Save has the current version.
        if (staleOf(error)) void queries.invalidateQueries({ queryKey: dataKey(api.summary) });
        throw error;
      });
      await local.forget();
      onDone();
    },
  });
  const local = useFormDraft(form, {
    subject: `${eSubId}/shareholder/${uuid} ${shareholder?.id ?? `under ${base.parentId}`}`,
    base,
    // Identity numbers are never kept.
    kept: (values) => ({ ...values, idNumber: '' }),
  });
  const cancel = () => {
    void local.forget();
    onDone();
  };
  const kind = useValues(form, (values) => values.kind);
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
        {local.restored && <RestoreNotice {...local.restored} />}
        <div className={classes.fields}>
          <SegmentedControl
            aria-label={partySheet.kind.label}
            data={[
              { value: 'INDIVIDUAL', label: 'Individual' },
              { value: 'COMPANY', label: 'Company' },
            ]}
            {...form.field('kind')}
            onChange={(next) => form.setValues(withKind(form.getValues(), next as ShareholderValues['kind']))}
            fullWidth
          />
          <TextInput
            label={partySheet.name.label}
            autoComplete="off"
            autoFocus
            {...form.field('name', { required: true })}
          />
          <FieldGrid>
            <PercentInput label="Shareholding" description={`In ${of}`} {...form.field('rate', { required: true })} />
            <CountrySelect
              label={kind === 'COMPANY' ? 'Country of registration' : partySheet.nationality.label}
              field={form.field('nationality')}
            />
          </FieldGrid>
          <IdentityFields form={form} types={idTypesOf(kind)} storedNumber={shareholder?.idNumberMasked} optional />
        </div>
      </FormShell>
    </div>
  );
}
