import { Button, Checkbox, Stack } from '@mantine/core';
import { withGst } from '#features/firm/rules/gst.ts';
import { formatMoney, percentText } from '#platform/contract/money.ts';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { CheckboxGroup, Select, Textarea, TextInput } from '#platform/web/form/inputs.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { type BillFor, billTargets, type CommissionBasis } from '../roles.words.ts';
import type { Summary } from '../summary/summary.calls.ts';
import { RowCard } from '../wizard/RowCard.tsx';
import type { BillRowValues } from '../wizard/stepSchemas.web.ts';
import { type StepForm, setInRow, useRow } from '../wizard/useStepForm.web.ts';
import type { Addressee } from './addressees.rules.ts';
import { BillAmount } from './BillAmount.tsx';
import classes from './BillRow.module.css';
import { BillTo } from './BillTo.tsx';
import { addresseeOf, addresseesIn, clientsOf } from './startingBills.web.ts';

const targets = optionsOf(billTargets);

type Props = {
  form: StepForm<BillRowValues>;
  summary: Summary;
  index: number;
  /** The amount before GST, in cents. */
  cents: number;
  /** Whether part of the commission is not billed yet. */
  canFill: boolean;
  /** That part, in cents. */
  remain: () => number;
  /** undefined if it is the only bill. */
  onRemove: (() => void) | undefined;
};

/** Buttons for the other possible addressees in the submission. */
function OtherAddressees({ row, summary, onAddress }: OtherProps) {
  const addressees = addresseesIn(summary, row.billFor);
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
type OtherProps = Pick<Props, 'summary'> & { row: BillRowValues; onAddress: (addressee: Addressee) => void };

/** One bill: its addressee, the clients it covers, its amount, and the amount with GST. */
export function BillRow({ form, summary, index, cents, canFill, remain, onRemove }: Props) {
  const path = `rows.${index}` as const;
  const row = useRow(form, index);
  const now = () => form.getValues().rows[index] ?? row;
  const clients = clientsOf(summary);
  const { gstRate } = summary.billing;
  const { gstCents, totalCents } = withGst(cents, gstRate);
  const change = (part: Partial<BillRowValues>) => setInRow(form, index, part);

  /** A change of the target sets the name and the address, unless they were typed. */
  const setFor = (billFor: BillFor) => {
    const { billFor: other, invoiceToText } = now();
    const isTyped = invoiceToText !== '' && invoiceToText !== addresseeOf(summary, other).invoiceToText;
    change(isTyped ? { billFor } : { billFor, ...addresseeOf(summary, billFor) });
  };
  const setBasis = (basis: CommissionBasis) => change({ basis, rate: null, amountCents: null });
  const fill = () => change({ amountCents: (now().amountCents ?? 0) + remain() });

  return (
    <RowCard title={`Billing ${index + 1}`} name={`billing ${index + 1}`} onRemove={onRemove} form={form} path={path}>
      <FieldGrid>
        <Select
          {...form.field(`${path}.billFor`)}
          label="Bill to"
          data={targets}
          onChange={(billFor) => billFor && setFor(billFor as BillFor)}
        />
        <TextInput {...form.field(`${path}.email`)} label="Email" type="email" inputMode="email" autoComplete="off" />
        <div className={classes.to}>
          <Textarea
            {...form.field(`${path}.invoiceToText`, { required: true })}
            label="Invoice to"
            description="As shown on the invoice"
            autosize
            minRows={2}
          />
          <OtherAddressees row={row} summary={summary} onAddress={change} />
        </div>
        <Textarea {...form.field(`${path}.address`)} label="Address" autosize minRows={2} />
        {clients.length > 1 && (
          <CheckboxGroup
            {...form.field(`${path}.servingPartyUUIDs`)}
            label="For"
            description="Which of our clients this fee is for"
          >
            <Stack gap={6} mt={6}>
              {clients.map(({ uuid, name }) => (
                <Checkbox key={uuid} value={uuid} label={name} />
              ))}
            </Stack>
          </CheckboxGroup>
        )}
      </FieldGrid>
      <div className={classes.more}>
        <BillTo form={form} index={index} />
      </div>
      <div className={classes.money}>
        <BillAmount
          basis={row.basis}
          path={path}
          transactionType={summary.info.transactionType}
          field={form.field}
          onBasis={setBasis}
          onFill={canFill && row.basis === 'FIXED' ? fill : undefined}
        />
        <dl className={classes.sums}>
          {row.basis !== 'FIXED' && (
            <div>
              <dt>Subtotal</dt>
              <dd>{formatMoney(cents)}</dd>
            </div>
          )}
          <div>
            <dt>GST {percentText(gstRate)}%</dt>
            <dd>{formatMoney(gstCents)}</dd>
          </div>
          <div>
            <dt>Total</dt>
            <dd className="g-strong">{formatMoney(totalCents)}</dd>
          </div>
        </dl>
      </div>
    </RowCard>
  );
}
