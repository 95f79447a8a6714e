import { readAccountNumber } from '#features/particulars/rules/numbers.ts';
import { TextInput } from '#platform/web/form/inputs.tsx';
import { ListSelect } from '#platform/web/form/pickers.tsx';
import { TypedInput } from '#platform/web/form/TypedInput.tsx';
import type { FieldProps } from '#platform/web/form/useGableForm.ts';
import { banks } from './bank-account.rules.ts';

type Props = {
  form: { field(path: string, options: { required: boolean }): FieldProps };
  /** The account is of the person at the form, whose name the browser may fill in. */
  isMine?: boolean;
};

/** The fields `bank`, `number` and `holder` of a bank account. */
export function BankAccountFields({ form, isMine = false }: Props) {
  const field = (name: string) => form.field(name, { required: true });
  return (
    <>
      <ListSelect label="Bank" placeholder="Choose" searchable data={[...banks]} {...field('bank')} />
      <TypedInput
        label="Account number"
        description="Digits; dashes and spaces don’t matter"
        read={readAccountNumber}
        inputMode="numeric"
        {...field('number')}
      />
      <TextInput label="Account holder" autoComplete={isMine ? 'name' : 'off'} {...field('holder')} />
    </>
  );
}
