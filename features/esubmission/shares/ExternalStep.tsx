import { Button } from '@mantine/core';
import { IconPlus, IconUsersGroup } from '@tabler/icons-react';
import { useFieldArray } from 'react-hook-form';
import { formatAmount, formatMoney, percentText } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { StatTiles } from '#platform/web/kit/figures/StatTiles.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { api } from '../api.web.ts';
import { refuseProblem } from '../refuse-problem.rules.ts';
import { isFirstSave } from '../steps.rules.ts';
import type { Summary } from '../summary/summary.calls.ts';
import { otherSide, type RepresentedSide } from '../transaction.words.ts';
import { Remaining } from '../wizard/Remaining.tsx';
import { StepForm } from '../wizard/StepForm.tsx';
import type { StepProps } from '../wizard/stepProps.web.ts';
import type { ExternalRowValues } from '../wizard/stepSchemas.web.ts';
import classes from '../wizard/steps.module.css';
import { setInRow, useStepForm } from '../wizard/useStepForm.web.ts';
import { changeBasis } from './changeBasis.web.ts';
import { ExternalRow } from './ExternalRow.tsx';
import { BasisSwitch, type ShareBasis } from './ShareInput.tsx';
import { payable, shareOut, shareProblem } from './shares.rules.ts';

const emptyRow = (shareBasis: ShareBasis, representedSide: RepresentedSide): ExternalRowValues => ({
  key: crypto.randomUUID(),
  agencyName: '',
  licenceNo: '',
  agencyAddress: '',
  gstRegistered: false,
  salespersonName: '',
  registrationNo: '',
  mobile: '',
  email: '',
  direction: 'PAY_OUT',
  representedSide,
  shareBasis,
  shareRate: null,
  shareCents: null,
});

const rowText = ({ salespersonName, direction, shareRate, shareCents }: ExternalRowValues) =>
  direction === 'RECEIVE_IN'
    ? salespersonName
    : `${salespersonName} ${shareCents === null ? `${percentText(shareRate ?? 0)}%` : formatMoney(shareCents)}`;

/** Step 3: other agencies that share the commission. Usually there is one or none. */
export function ExternalStep({ summary, at, onSaved, onBack }: StepProps) {
  const create = useChange(api.replaceExternalCobrokes, { silent: 'failure' });
  const save = useChange(api.saveExternalCobrokes, { silent: 'failure' });
  const commission = summary.info.commission.amountCents;
  const form = useStepForm<ExternalRowValues, Summary['external']>({
    summary,
    onSaved,
    step: 'external',
    partOf: ({ external }) => external,
    valuesOf: (external) => ({
      rows: external.rows.map(({ id, amountCents: _, ...row }) => ({
        ...row,
        key: id,
      })),
    }),
    send: ({ rows }, version) => {
      refuseProblem(shareProblem(commission, rows.map(payable)));
      const { eSubId, currentStep } = summary;
      const body = { version, rows: rows.map(({ key: _, ...row }) => row) };
      return isFirstSave(currentStep, 'external')
        ? create.mutateAsync({ body: { ...body, eSubId } })
        : save.mutateAsync({ params: { eSubId }, body });
    },
  });
  const { pool, problem, basis } = useValues(form, ({ rows }) => {
    const shares = rows.map(payable);
    return { pool: shareOut(commission, shares), problem: shareProblem(commission, shares), basis: basisOf(rows) };
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'rows' });
  const switchTo = (next: ShareBasis) => {
    const { rows } = form.getValues();
    const { amounts } = shareOut(commission, rows.map(payable));
    for (const [index, { shareBasis, shareRate, shareCents }] of changeBasis(rows, next, amounts, commission).entries())
      setInRow(form, index, { shareBasis, shareRate, shareCents });
  };
  const addButton = (
    <Button
      variant={fields.length === 0 ? 'default' : 'subtle'}
      leftSection={<IconPlus size={17} stroke={2} />}
      onClick={() => append(emptyRow(basis, otherSide(summary.info.representedSide)))}
    >
      Add co-broker
    </Button>
  );

  return (
    <StepForm form={form} label="External co-brokers" rowText={rowText} at={at} onBack={onBack}>
      <Panel
        title="External co-brokers"
        description="Other agencies that share this commission. Their share is deducted first."
        action={fields.length > 0 && <BasisSwitch form={form} basisOf={basisOf} onChange={switchTo} />}
      >
        <StatTiles
          tiles={[
            { label: 'Commission before GST', value: formatAmount(commission) },
            { label: 'External co-brokers', value: formatAmount(pool.remainCents - commission) },
            { label: 'Remaining for us', value: formatAmount(pool.remainCents) },
          ]}
        />
        {fields.length === 0 ? (
          <EmptyState icon={IconUsersGroup} title="No external co-broker" action={addButton}>
            If no other agency shares this commission, just continue.
          </EmptyState>
        ) : (
          <>
            {fields.map(({ id }, index) => (
              <ExternalRow
                key={id}
                form={form}
                index={index}
                cents={pool.amounts[index] ?? 0}
                basis={basis}
                transactionType={summary.info.transactionType}
                onRemove={() => remove(index)}
              />
            ))}
            <div className={classes.under}>
              {addButton}
              <Remaining cents={pool.remainCents} label="Remaining for us" />
            </div>
          </>
        )}
      </Panel>
      {pool.remainCents < 0 && (
        <Notice tone="danger" live title="More than the commission">
          {problem?.message}
        </Notice>
      )}
    </StepForm>
  );
}

/** The basis of the shares that are paid out: percentage or amount. */
const basisOf = (rows: ExternalRowValues[]): ShareBasis =>
  rows.find(({ direction }) => direction === 'PAY_OUT')?.shareBasis ?? 'PERCENT';
