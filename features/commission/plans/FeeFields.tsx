import { TextInput } from '#platform/web/form/inputs.tsx';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { useValues } from '#platform/web/form/useValues.ts';
import { Rows } from './Rows.tsx';
import classes from './TermsFields.module.css';
import type { TermsForm } from './termsForm.web.ts';

/** Fees that the agency charges per share, besides its part. */
export function FeeFields({ form }: { form: TermsForm }) {
  return (
    <fieldset className={classes.group}>
      <legend>Fees of the agency</legend>
      <FeeRows form={form} list="feesBefore" label="Before the split" help="Off the share, before it is divided." />
      <FeeRows form={form} list="feesAfter" label="After the split" help="Off the salesperson’s part." />
      <MoneyInput
        label="Minimum agency fee"
        description="The agency gets at least this of each share; the salesperson makes up the difference"
        {...form.field('terms.minAgencyFee')}
      />
    </fieldset>
  );
}

type Props = { form: TermsForm; list: 'feesBefore' | 'feesAfter'; label: string; help: string };

function FeeRows({ form, list, label, help }: Props) {
  const fees = useValues(form, ({ terms }) => terms[list]);
  const now = () => form.getValues().terms[list];
  return (
    <Rows
      label={label}
      help={help}
      add="Add fee"
      noun="fee"
      rows={fees}
      least={0}
      most={10}
      onAdd={() => form.setValue(`terms.${list}`, [...now(), { label: '', cents: null }])}
      onRemove={(index) => form.setValue(`terms.${list}`, now().toSpliced(index, 1))}
    >
      {(index) => (
        <>
          <TextInput label="Fee name" {...form.field(`terms.${list}.${index}.label`, { required: true })} />
          <MoneyInput label="Fee amount" {...form.field(`terms.${list}.${index}.cents`, { required: true })} />
        </>
      )}
    </Rows>
  );
}
