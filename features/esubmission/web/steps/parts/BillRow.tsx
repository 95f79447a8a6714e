import { ActionIcon, Button, Select, Textarea, TextInput, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { formatMoney, percentText } from '#platform/contract/money.ts';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { withGst } from '../../../billing.ts';
import { type BillFor, billTargets } from '../../../words.ts';
import type { BillRowValues } from '../stepSchemas.ts';
import classes from './BillRow.module.css';
import type { StepFormState } from './useStepForm.ts';

const targets = Object.entries(billTargets).map(([value, label]) => ({ value, label }));

type Props = {
  row: BillRowValues;
  index: number;
  gstRate: number;
  field: StepFormState<{ rows: BillRowValues[] }>['field'];
  onFor: (billFor: BillFor) => void;
  /** Puts what is left of the commission on this bill. */
  onFill: (() => void) | undefined;
  /** Left out where it is the only bill. */
  onRemove: (() => void) | undefined;
};

/** One bill: to whom, how much, and what comes of it with GST. */
export function BillRow({ row, index, gstRate, field, onFor, onFill, onRemove }: Props) {
  const path = `rows.${index}`;
  const { gstCents, totalCents } = withGst(row.amountCents ?? 0, gstRate);
  return (
    <fieldset className={classes.card}>
      <legend className={classes.legend}>Bill {index + 1}</legend>
      <div className={classes.head}>
        {onRemove && (
          <Tooltip label="Take off">
            <ActionIcon
              variant="subtle"
              color="gray"
              size={34}
              aria-label={`Take bill ${index + 1} off`}
              onClick={onRemove}
            >
              <IconTrash size={18} stroke={1.7} />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
      <FieldGrid>
        <Select
          {...field(`${path}.billFor`)}
          label="Bill for"
          data={targets}
          onChange={(billFor) => billFor && onFor(billFor as BillFor)}
        />
        <TextInput {...field(`${path}.email`)} label="Email" type="email" inputMode="email" autoComplete="off" />
        <Textarea
          {...field(`${path}.invoiceToText`, { required: true })}
          label="Invoice to"
          description="As it stands on the invoice"
          autosize
          minRows={2}
        />
        <Textarea {...field(`${path}.address`)} label="Address" autosize minRows={2} />
      </FieldGrid>
      <div className={classes.money}>
        <div className={classes.amount}>
          <MoneyInput {...field(`${path}.amountCents`, { required: true })} label="Amount before GST" />
          {onFill && (
            <Button className={classes.fill ?? ''} variant="subtle" size="compact-sm" onClick={onFill}>
              Fill the rest
            </Button>
          )}
        </div>
        <dl className={classes.sums}>
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
    </fieldset>
  );
}
