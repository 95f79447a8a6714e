import { billTargets } from '#features/esubmission/roles.words.ts';
import { readGstNumber } from '#features/particulars/rules/numbers.ts';
import { readUen } from '#features/particulars/rules/uen.ts';
import { readPostalCode } from '#features/property/rules/postal-code.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { Select, TextInput } from '#platform/web/form/inputs.tsx';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { MoreFields } from '#platform/web/form/MoreFields.tsx';
import { NumberInput } from '#platform/web/form/NumberInput.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { TypedInput } from '#platform/web/form/TypedInput.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import classes from './revision.module.css';
import type { Revisable, RevisionForm } from './revisionForm.web.ts';

const targets = optionsOf(billTargets);
const particulars = ['billFor', 'address', 'postalCode', 'email', 'uen', 'gstNumber', 'termsDays'];

type Props = { form: RevisionForm; index: number; to: string; invoice: Revisable['invoices'][number] | undefined };

/** A billing. Of one that was invoiced, the amount can be lowered alone. */
export function BillFields({ form, index, to, invoice }: Props) {
  const path = `bills.${index}`;
  const amount = (
    <MoneyInput label={`Amount of billing ${index + 1}`} {...form.field(`${path}.amountCents`, { required: true })} />
  );
  if (invoice)
    return (
      <div className={classes.bill}>
        <TwoLines
          strong
          sub={`${invoice.number}, ${formatMoney(invoice.openCents)} open. It can be lowered or removed`}
        >
          {to}
        </TwoLines>
        {amount}
      </div>
    );
  return (
    <div className={classes.added}>
      <div className={classes.bill}>
        <TextInput label={`Bill to ${index + 1}`} {...form.field(`${path}.invoiceToText`, { required: true })} />
        {amount}
      </div>
      <MoreFields
        label={`Particulars of billing ${index + 1}`}
        form={form}
        paths={particulars.map((name) => `${path}.${name}`)}
        filled={0}
        hint="Address, UEN and terms"
      >
        <FieldGrid>
          <Select label="Bill for" data={targets} {...form.field(`${path}.billFor`, { required: true })} />
          <TextInput label="Address" {...form.field(`${path}.address`)} />
          <TypedInput
            label="Postal code"
            read={readPostalCode}
            inputMode="numeric"
            {...form.field(`${path}.postalCode`)}
          />
          <TextInput label="Email" type="email" {...form.field(`${path}.email`)} />
          <TypedInput label="UEN" read={readUen} {...form.field(`${path}.uen`)} />
          <TypedInput label="GST registration" read={readGstNumber} {...form.field(`${path}.gstNumber`)} />
          <NumberInput label="Days to pay" digits={3} {...form.field(`${path}.termsDays`)} />
        </FieldGrid>
      </MoreFields>
    </div>
  );
}
