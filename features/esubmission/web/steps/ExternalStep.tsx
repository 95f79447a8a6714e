import { Button } from '@mantine/core';
import { IconPlus, IconUsersGroup } from '@tabler/icons-react';
import { formatAmount, formatMoney, percentText } from '#platform/contract/money.ts';
import { phoneField } from '#platform/contract/phone-text.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { EmptyState } from '#platform/web/kit/EmptyState.tsx';
import { Notice } from '#platform/web/kit/Notice.tsx';
import { Panel } from '#platform/web/kit/Panel.tsx';
import { StatTiles } from '#platform/web/kit/StatTiles.tsx';
import { refuseProblem } from '../../problem.ts';
import type { Summary } from '../../records.ts';
import { payable, shareOut, shareProblem } from '../../shares.ts';
import { otherSide, type RepresentedSide, sidesOf } from '../../words.ts';
import { api } from '../api.ts';
import type { StepProps } from '../wizard/stepProps.ts';
import { changeBasis } from './changeBasis.ts';
import { errorsUnder } from './errorsUnder.ts';
import { BasisSwitch, type ShareBasis } from './parts/BasisSwitch.tsx';
import { ExternalRow } from './parts/ExternalRow.tsx';
import { Remaining } from './parts/Remaining.tsx';
import { StepForm } from './parts/StepForm.tsx';
import classes from './parts/steps.module.css';
import { useStepForm } from './parts/useStepForm.ts';
import { ExternalForm, type ExternalRowValues } from './stepSchemas.ts';

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
  ...open(shareBasis),
});

/** A share that is still to be given. */
const open = (shareBasis: ShareBasis) => ({ shareBasis, shareRate: null, shareCents: null });

const tell = ({ salespersonName, direction, shareRate, shareCents }: ExternalRowValues) =>
  direction === 'RECEIVE_IN'
    ? salespersonName
    : `${salespersonName} ${shareCents === null ? `${percentText(shareRate ?? 0)} %` : formatMoney(shareCents)}`;

/** Step 3: other agencies that share the commission; as a rule there is one or none. */
export function ExternalStep({ summary, at, onSaved, onBack }: StepProps) {
  const create = useChange(api.replaceExternalCobrokes, { silent: 'failure' });
  const save = useChange(api.saveExternalCobrokes, { silent: 'failure' });
  const commission = summary.info.commission.amountCents;
  const form = useStepForm<ExternalForm, Summary['external']>({
    summary,
    onSaved,
    step: 'external',
    schema: ExternalForm,
    partOf: ({ external }) => external,
    valuesOf: (external) => ({
      rows: external.rows.map(({ id, amountCents: _, ...row }) => ({
        ...row,
        mobile: phoneField(row.mobile),
        key: id,
      })),
    }),
    send: ({ rows }, version) => {
      refuseProblem(shareProblem(commission, rows.map(payable)));
      const { eSubId, external } = summary;
      const body = { version, rows: rows.map(({ key: _, ...row }) => row) };
      const isFirst = external.rows.length === 0 && rows.length > 0;
      return isFirst
        ? create.mutateAsync({ body: { ...body, eSubId } })
        : save.mutateAsync({ params: { eSubId }, body });
    },
  });
  const { rows } = form.values;
  const shares = rows.map(payable);
  const pool = shareOut(commission, shares);
  const basis = rows.find(({ direction }) => direction === 'PAY_OUT')?.shareBasis ?? 'PERCENT';
  const { transactionType, representedSide } = summary.info;
  const setRows = (next: ExternalRowValues[]) => form.form.setFieldValue('rows', next);
  const addButton = (
    <Button
      variant={rows.length === 0 ? 'default' : 'subtle'}
      leftSection={<IconPlus size={17} stroke={2} />}
      onClick={() => setRows([...rows, emptyRow(basis, otherSide(representedSide))])}
    >
      Add co-broker
    </Button>
  );

  return (
    <StepForm form={form} label="External co-brokers" tell={tell} at={at} onBack={onBack}>
      <Panel
        title="External co-brokers"
        description="Other agencies that share this commission. Their part goes off before ours is shared."
        action={
          rows.length > 0 && (
            <BasisSwitch
              value={basis}
              onChange={(next) => setRows(changeBasis(rows, next, pool.amounts, commission))}
            />
          )
        }
      >
        <StatTiles
          tiles={[
            { label: 'Commission before GST', value: formatAmount(commission) },
            { label: 'External co-brokers', value: formatAmount(pool.remainCents - commission) },
            { label: 'Remaining for us', value: formatAmount(pool.remainCents) },
          ]}
        />
        {rows.length === 0 ? (
          <EmptyState icon={IconUsersGroup} title="No external co-broker" action={addButton}>
            If no other agency shares this commission, just continue.
          </EmptyState>
        ) : (
          <>
            {rows.map((row, index) => (
              <ExternalRow
                key={row.key}
                row={row}
                index={index}
                cents={pool.amounts[index] ?? 0}
                sides={sidesOf[transactionType]}
                field={form.field}
                errors={errorsUnder(form.form, `rows.${index}`)}
                onChange={(part) => setRows(rows.with(index, { ...row, ...part, ...(part.direction && open(basis)) }))}
                onRemove={() => form.form.removeListItem('rows', index)}
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
          {shareProblem(commission, shares)?.message}
        </Notice>
      )}
    </StepForm>
  );
}
