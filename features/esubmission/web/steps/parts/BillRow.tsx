import { Button, MultiSelect } from '@mantine/core';
import { formatMoney, percentText } from '#platform/contract/money.ts';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { Select, Textarea, TextInput } from '#platform/web/form/inputs.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { still } from '#platform/web/form/still.tsx';
import type { Addressee } from '../../../addressees.ts';
import { withGst } from '../../../billing.ts';
import type { Party } from '../../../records.ts';
import { type BillFor, billTargets, type CommissionBasis, type TransactionType } from '../../../words.ts';
import type { BillRowValues } from '../stepSchemas.ts';
import { BillAmount } from './BillAmount.tsx';
import classes from './BillRow.module.css';
import { RowCard } from './RowCard.tsx';
import type { StepFormState } from './useStepForm.ts';

const targets = optionsOf(billTargets);

type Props = {
  row: BillRowValues;
  index: number;
  /** What it comes to before GST. */
  cents: number;
  gstRate: number;
  transactionType: TransactionType;
  /** Whom it can be addressed to. */
  addressees: Addressee[];
  /** Whom it can cover. */
  clients: Party[];
  field: StepFormState<{ rows: BillRowValues[] }>['field'];
  /** What its fields say is wrong. */
  errors: string[];
  onFor: (billFor: BillFor) => void;
  onAddress: (addressee: Addressee) => void;
  onBasis: (basis: CommissionBasis) => void;
  onFill: (() => void) | undefined;
  /** Left out where it is the only bill. */
  onRemove: (() => void) | undefined;
};

/** Other names of the submission that the bill can go to, one press each. */
function OtherAddressees({ row, addressees, onAddress }: Pick<Props, 'row' | 'addressees' | 'onAddress'>) {
  const others = addressees.filter(({ invoiceToText }) => invoiceToText !== row.invoiceToText);
  if (addressees.length < 2 || others.length === 0) return null;
  return (
    <div className={classes.addressees}>
      {others.map((addressee) => (
        <Button
          key={addressee.invoiceToText}
          variant="default"
          size="compact-sm"
          onClick={() => onAddress(addressee)}
        >{`To ${addressee.invoiceToText}`}</Button>
      ))}
    </div>
  );
}

function Row(props: Props) {
  const { row, index, cents, gstRate, transactionType, addressees, clients, field } = props;
  const { errors, onFor, onAddress, onBasis, onFill, onRemove } = props;
  const path = `rows.${index}`;
  const { gstCents, totalCents } = withGst(cents, gstRate);
  return (
    <RowCard title={`Bill ${index + 1}`} name={`bill ${index + 1}`} onRemove={onRemove} isInvalid={errors.length > 0}>
      <FieldGrid>
        <Select
          {...field(`${path}.billFor`)}
          label="Bill for"
          data={targets}
          onChange={(billFor) => billFor && onFor(billFor as BillFor)}
        />
        <TextInput {...field(`${path}.email`)} label="E-mail" type="email" inputMode="email" autoComplete="off" />
        <div className={classes.to}>
          <Textarea
            {...field(`${path}.invoiceToText`, { required: true })}
            label="Invoice to"
            description="As it stands on the invoice"
            autosize
            minRows={2}
          />
          <OtherAddressees row={row} addressees={addressees} onAddress={onAddress} />
        </div>
        <Textarea {...field(`${path}.address`)} label="Address" autosize minRows={2} />
        {clients.length > 1 && (
          <MultiSelect
            {...field(`${path}.servingPartyUUIDs`)}
            label="Covers"
            description="Which of our clients this fee is for"
            placeholder={row.servingPartyUUIDs.length === 0 ? 'Not given' : ''}
            data={clients.map(({ uuid, name }) => ({ value: uuid, label: name }))}
          />
        )}
      </FieldGrid>
      <div className={classes.money}>
        <BillAmount
          row={row}
          path={path}
          transactionType={transactionType}
          field={field}
          onBasis={onBasis}
          onFill={onFill}
        />
        <dl className={classes.sums}>
          {row.basis !== 'FIXED' && (
            <div>
              <dt>Before GST</dt>
              <dd>{formatMoney(cents)}</dd>
            </div>
          )}
          <div>
            <dt>GST {percentText(gstRate)} %</dt>
            <dd>{formatMoney(gstCents)}</dd>
          </div>
          <div>
            <dt>Total</dt>
            <dd className={classes.total}>{formatMoney(totalCents)}</dd>
          </div>
        </dl>
      </div>
    </RowCard>
  );
}

/** One bill: to whom, for whom, how much, and what comes of it with GST. */
export const BillRow = still(Row);
