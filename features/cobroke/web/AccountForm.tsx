import { readGstNumber } from '#features/particulars/rules/numbers.ts';
import { readUen } from '#features/particulars/rules/uen.ts';
import { BankAccountFields } from '#features/people/index.web.ts';
import type { Bank } from '#features/people/record/bank-account.rules.ts';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { TypedInput } from '#platform/web/form/TypedInput.tsx';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import type { Agency } from '../contract.ts';
import { registerApi } from './api.ts';
import { AgencySelect } from './TieForm.tsx';

type Props = { agency?: Agency; onDone: () => void; onCancel?: () => void };

/** Prepares the account of an agency with its GST number, for somebody else to approve. */
export function AccountForm({ agency, onDone, onCancel }: Props) {
  const known = agency?.account;
  const form = useCallForm(registerApi.prepareAccount, {
    initialValues: {
      licenceNo: (agency?.licenceNo ?? null) as string | null,
      bank: null as Bank | null,
      number: '',
      holder: known?.holder ?? agency?.name ?? '',
      uen: known?.uen ?? '',
      gstNumber: known?.gstNumber ?? '',
    },
    input: (values) => ({ body: { ...values, gstNumber: values.gstNumber || null } }),
    onDone,
  });
  return (
    <FormShell
      form={form}
      label="Bank account"
      submitLabel="Prepare account"
      showState={false}
      guard={false}
      {...(onCancel && { onCancel })}
    >
      {!agency && <AgencySelect {...form.field('licenceNo')} />}
      <BankAccountFields form={form} />
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
