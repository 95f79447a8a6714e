import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useFieldArray } from 'react-hook-form';
import { withGst } from '#features/firm/rules/gst.ts';
import { formatDay } from '#platform/contract/days.ts';
import { formatAmount, formatMoney, percentText } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { StatTiles } from '#platform/web/kit/figures/StatTiles.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { api } from '../api.web.ts';
import { refuseProblem } from '../refuse-problem.rules.ts';
import type { Summary } from '../summary/summary.calls.ts';
import { Remaining } from '../wizard/Remaining.tsx';
import { StepForm } from '../wizard/StepForm.tsx';
import type { StepProps } from '../wizard/stepProps.web.ts';
import type { BillRowValues } from '../wizard/stepSchemas.web.ts';
import classes from '../wizard/steps.module.css';
import { type StepForm as Form, useStepForm } from '../wizard/useStepForm.web.ts';
import { BillRow } from './BillRow.tsx';
import { billAmountProblem, billAmounts } from './bill-amounts.rules.ts';
import { billedOf, billingProblem } from './billing.rules.ts';
import { newBill, sentBill, startingBills } from './startingBills.web.ts';

const rowText = ({ invoiceToText, basis, rate, amountCents }: BillRowValues) => {
  if (basis === 'FIXED') return `${invoiceToText} ${formatMoney(amountCents ?? 0)}`;
  return `${invoiceToText} ${percentText(rate ?? 0)} ${basis === 'PERCENT' ? '% of the price' : 'months of rent'}`;
};

/** Step 6: the bills that make up the commission. Saving computes the findings of the submission again. */
export function BillingStep({ summary, at, onSaved, onBack }: StepProps) {
  const { eSubId, info, billing } = summary;
  const commission = info.commission.amountCents;
  const createOne = useChange(api.addBill, { silent: 'failure' });
  const createAll = useChange(api.addBills, { silent: 'failure' });
  const save = useChange(api.saveBilling, { silent: 'failure' });
  const aggregate = useChange(api.aggregate, { silent: 'failure' });
  const form = useStepForm<BillRowValues, Summary['billing']>({
    summary,
    onSaved,
    step: 'billing',
    partOf: ({ billing }) => billing,
    valuesOf: (current) => ({ rows: startingBills({ ...summary, billing: current }) }),
    send: async ({ rows }, version) => {
      const bills = rows.map(sentBill);
      refuseProblem(billAmountProblem(info, bills) ?? billingProblem(commission, billAmounts(info, bills), bills));
      const [first, ...more] = bills;
      const body = { eSubId, version, rows: bills };
      // The summary may be older than the version that is saved over.
      const isFirst = billing.rows.length === 0 && version === summary.version;
      if (!isFirst) await save.mutateAsync({ body });
      else if (first && more.length === 0) await createOne.mutateAsync({ body: { eSubId, version, ...first } });
      else await createAll.mutateAsync({ body });
      return aggregate.mutateAsync({ body: { eSubId } });
    },
  });
  return (
    <StepForm form={form} label="Billing" rowText={rowText} at={at} onBack={onBack}>
      <Panel title="Billing" description="Whom we invoice for the commission. Together the billings make up all of it.">
        <Tiles form={form} summary={summary} />
        {!billing.isRegistered && (
          <Notice title="No GST on these billings">
            The agency is not registered for GST on {formatDay(billing.taxPoint)}.
          </Notice>
        )}
        <Bills form={form} summary={summary} />
      </Panel>
      <TooMuch form={form} summary={summary} />
    </StepForm>
  );
}

type PartProps = { form: Form<BillRowValues>; summary: Summary };

/** The amount of each bill before GST, their sum and what remains of the commission, in cents. */
const amountsOf = (rows: BillRowValues[], info: Summary['info']) => {
  const amounts = billAmounts(info, rows.map(sentBill));
  return { amounts, ...billedOf(info.commission.amountCents, amounts) };
};

function Tiles({ form, summary: { info, billing } }: PartProps) {
  const { amounts, billedCents } = useValues(form, ({ rows }) => amountsOf(rows, info));
  const gst = amounts.reduce((sum, amount) => sum + withGst(amount, billing.gstRate).gstCents, 0);
  return (
    <StatTiles
      tiles={[
        { label: 'Commission before GST', value: formatAmount(info.commission.amountCents) },
        { label: `GST ${percentText(billing.gstRate)}%`, value: formatAmount(gst) },
        { label: 'Billed in total', value: formatAmount(billedCents + gst) },
      ]}
    />
  );
}

function Bills({ form, summary }: PartProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'rows' });
  const { amounts, remainCents } = useValues(form, ({ rows }) => amountsOf(rows, summary.info));
  const remain = () => amountsOf(form.getValues().rows, summary.info).remainCents;
  const add = () =>
    append(newBill(summary, fields.length === 0 ? 'OWN_CLIENT' : 'OTHER_PARTY', Math.max(0, remain()) || null));
  return (
    <>
      {fields.map(({ id }, index) => (
        <BillRow
          key={id}
          form={form}
          summary={summary}
          index={index}
          cents={amounts[index] ?? 0}
          canFill={remainCents > 0}
          remain={remain}
          onRemove={fields.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      <div className={classes.under}>
        <Button variant="subtle" leftSection={<IconPlus size={17} stroke={2} />} onClick={add}>
          Add billing
        </Button>
        <Remaining cents={remainCents} mustBeZero />
      </div>
    </>
  );
}

function TooMuch({ form, summary: { info } }: PartProps) {
  const problem = useValues(form, ({ rows }) =>
    billingProblem(info.commission.amountCents, amountsOf(rows, info).amounts, rows),
  );
  if (!problem) return null;
  return (
    <Notice tone="danger" live title="More than the commission">
      {problem.message}
    </Notice>
  );
}
