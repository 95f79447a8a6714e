import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { formatDay } from '#platform/contract/days.ts';
import { formatAmount, formatMoney, percentText } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { Notice } from '#platform/web/kit/Notice.tsx';
import { Panel } from '#platform/web/kit/Panel.tsx';
import { StatTiles } from '#platform/web/kit/StatTiles.tsx';
import { billAmounts, reckonProblem } from '../../bill-amounts.ts';
import { billedOf, billingProblem, withGst } from '../../billing.ts';
import { refuseProblem } from '../../problem.ts';
import type { Summary } from '../../records.ts';
import type { BillFor } from '../../words.ts';
import { api } from '../api.ts';
import type { StepProps } from '../wizard/stepProps.ts';
import { errorsUnder } from './errorsUnder.ts';
import { BillRow } from './parts/BillRow.tsx';
import { Remaining } from './parts/Remaining.tsx';
import { StepForm } from './parts/StepForm.tsx';
import classes from './parts/steps.module.css';
import { useStepForm } from './parts/useStepForm.ts';
import { addresseeOf, addresseesIn, clientsOf, newBill, startingBills } from './startingBills.ts';
import { BillingForm, type BillRowValues } from './stepSchemas.ts';

const tell = ({ invoiceToText, basis, rate, amountCents }: BillRowValues) => {
  if (basis === 'FIXED') return `${invoiceToText} ${formatMoney(amountCents ?? 0)}`;
  return `${invoiceToText} ${percentText(rate ?? 0)} ${basis === 'PERCENT' ? '% of the price' : 'months of rent'}`;
};

const withoutKey = ({ key: _, amountCents, ...row }: BillRowValues) => ({ ...row, amountCents: amountCents ?? 0 });

/** Step 6: the bills that make up the commission. Saving recomputes the submission, which leads to what is still missing. */
export function BillingStep({ summary, at, onSaved, onBack }: StepProps) {
  const { eSubId, info, billing } = summary;
  const commission = info.commission.amountCents;
  const create = useChange(api.addBill, { silent: 'failure' });
  const save = useChange(api.saveBilling, { silent: 'failure' });
  const aggregate = useChange(api.aggregate, { silent: 'failure' });
  const form = useStepForm<BillingForm, Summary['billing']>({
    summary,
    onSaved,
    step: 'billing',
    schema: BillingForm,
    partOf: (whole) => whole.billing,
    valuesOf: (current) => ({ rows: startingBills({ ...summary, billing: current }) }),
    send: async ({ rows }, version) => {
      const bills = rows.map(withoutKey);
      refuseProblem(reckonProblem(info, bills) ?? billingProblem(commission, billAmounts(info, bills), bills));
      const [first, ...more] = bills;
      // What the summary shows may be older than the version that is saved over.
      const isFirst = billing.rows.length === 0 && version === summary.version;
      if (first && more.length === 0 && isFirst) await create.mutateAsync({ body: { eSubId, version, ...first } });
      else await save.mutateAsync({ body: { eSubId, version, rows: bills } });
      return aggregate.mutateAsync({ body: { eSubId } });
    },
  });
  const { rows } = form.values;
  const amounts = billAmounts(info, rows.map(withoutKey));
  const { billedCents, remainCents } = billedOf(commission, amounts);
  const gst = amounts.reduce((sum, amount) => sum + withGst(amount, billing.gstRate).gstCents, 0);
  const problem = billingProblem(commission, amounts, rows);
  const change = (at: number, part: Partial<BillRowValues>) =>
    form.form.setFieldValue(
      'rows',
      rows.map((row, index) => (index === at ? { ...row, ...part } : row)),
    );

  /** Another target brings its own name and address, unless they were typed by hand. */
  const setFor = (at: number, billFor: BillFor) => {
    const row = rows[at];
    if (!row) return;
    const before = addresseeOf(summary, row.billFor);
    const isTyped = row.invoiceToText !== '' && row.invoiceToText !== before.invoiceToText;
    change(at, isTyped ? { billFor } : { billFor, ...addresseeOf(summary, billFor) });
  };

  return (
    <StepForm form={form} label="Billing" tell={tell} at={at} onBack={onBack}>
      <Panel title="Billing" description="The bills that we send; together they make up the commission.">
        <StatTiles
          tiles={[
            { label: 'Commission before GST', value: formatAmount(commission) },
            { label: `GST ${percentText(billing.gstRate)} %`, value: formatAmount(gst) },
            { label: 'Billed in total', value: formatAmount(billedCents + gst) },
          ]}
        />
        {!billing.isRegistered && (
          <Notice title="No GST on these bills">
            The agency is not registered for GST on {formatDay(billing.taxPoint)}.
          </Notice>
        )}
        {rows.map((row, index) => (
          <BillRow
            key={row.key}
            row={row}
            index={index}
            cents={amounts[index] ?? 0}
            transactionType={info.transactionType}
            addressees={addresseesIn(summary, row.billFor)}
            clients={clientsOf(summary)}
            onAddress={(addressee) => change(index, addressee)}
            onBasis={(basis) => change(index, { basis, rate: null, amountCents: null })}
            gstRate={billing.gstRate}
            field={form.field}
            errors={errorsUnder(form.form, `rows.${index}`)}
            onFor={(billFor) => setFor(index, billFor)}
            onFill={
              remainCents > 0 && row.basis === 'FIXED'
                ? () => change(index, { amountCents: (row.amountCents ?? 0) + remainCents })
                : undefined
            }
            onRemove={rows.length > 1 ? () => form.form.removeListItem('rows', index) : undefined}
          />
        ))}
        <div className={classes.under}>
          <Button
            variant="subtle"
            leftSection={<IconPlus size={17} stroke={2} />}
            onClick={() =>
              form.form.insertListItem(
                'rows',
                newBill(summary, rows.length === 0 ? 'OWN_CLIENT' : 'OTHER_PARTY', Math.max(0, remainCents) || null),
              )
            }
          >
            Add bill
          </Button>
          <Remaining cents={remainCents} mustBeZero />
        </div>
      </Panel>
      {problem && (
        <Notice tone="danger" live title="More than the commission">
          {problem.message}
        </Notice>
      )}
    </StepForm>
  );
}
