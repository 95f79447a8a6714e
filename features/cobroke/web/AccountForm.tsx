import { readAccountNumber, readGstNumber } from '#features/particulars/rules/numbers.ts';
import { readUen } from '#features/particulars/rules/uen.ts';
import { type Bank, banks } from '#features/people/rules/bank-account.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { TextInput } from '#platform/web/form/inputs.tsx';
import { ListSelect } from '#platform/web/form/pickers.tsx';
import { TypedInput } from '#platform/web/form/TypedInput.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import type { Agency } from '../contract.ts';
import { registerApi } from './api.ts';
import { AgencySelect } from './TieForm.tsx';

const required = 'This is required.';

/** Prepares the account of an agency with its GST number, for somebody else to approve. */
export function AccountForm({ agency, onDone }: { agency?: Agency; onDone?: () => void }) {
  const prepare = useChange(registerApi.prepareAccount, { silent: 'failure' });
  const known = agency?.account;
  const form = useGableForm({
    initialValues: {
      ...{ licenceNo: (agency?.licenceNo ?? null) as string | null, bank: '', number: '' },
      ...{ holder: known?.holder ?? agency?.name ?? '', uen: known?.uen ?? '', gstNumber: known?.gstNumber ?? '' },
    },
    rules: ({ licenceNo, bank, holder, number }) => ({
      ...{ licenceNo: licenceNo ? null : required, bank: bank ? null : required },
      ...{ holder: holder ? null : required, number: number ? null : required },
    }),
    onSubmit: async ({ licenceNo, bank, gstNumber, ...values }) => {
      await prepare.mutateAsync({
        body: { ...values, licenceNo: licenceNo ?? '', bank: bank as Bank, gstNumber: gstNumber || null },
      });
      onDone?.();
    },
  });
  return (
    <FormShell form={form} label="Bank account" submitLabel="Prepare account" showState={false} guard={false}>
      {!agency && <AgencySelect {...form.field('licenceNo', { required: true })} />}
      <ListSelect
        label="Bank"
        placeholder="Choose"
        searchable
        data={[...banks]}
        {...form.field('bank', { required: true })}
      />
      <TypedInput
        label="Account number"
        read={readAccountNumber}
        inputMode="numeric"
        {...form.field('number', { required: true })}
      />
      <TextInput label="Account holder" autoComplete="off" {...form.field('holder', { required: true })} />
      <TypedInput label="UEN" read={readUen} {...form.field('uen')} />
      <TypedInput
        label="GST number"
        read={readGstNumber}
        description="Leave empty if the agency is not registered for GST"
        {...form.field('gstNumber')}
      />
    </FormShell>
  );
}
