import { useFieldArray } from 'react-hook-form';
import { useMe } from '#features/identity/index.web.ts';
import type { Agent } from '#features/people/room.calls.ts';
import { formatAmount, formatMoney, percentText } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { StatTiles } from '#platform/web/kit/figures/StatTiles.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { api } from '../api.web.ts';
import { refuseProblem } from '../refuse-problem.rules.ts';
import { isFirstSave } from '../steps.rules.ts';
import type { Summary } from '../summary/summary.calls.ts';
import { Remaining } from '../wizard/Remaining.tsx';
import { StepForm } from '../wizard/StepForm.tsx';
import type { StepProps } from '../wizard/stepProps.web.ts';
import type { InternalRowValues } from '../wizard/stepSchemas.web.ts';
import classes from '../wizard/steps.module.css';
import { setInRow, useStepForm } from '../wizard/useStepForm.web.ts';
import { AddSalesperson } from './AddSalesperson.tsx';
import { balanced } from './balanced.web.ts';
import { changeBasis } from './changeBasis.web.ts';
import { InternalRow } from './InternalRow.tsx';
import { BasisSwitch, type ShareBasis } from './ShareInput.tsx';
import { internalPool, shareOut, shareProblem } from './shares.rules.ts';
import { sentShare, startingShares } from './startingShares.web.ts';

const rowText = ({ name, role, shareRate, shareCents }: InternalRowValues) =>
  `${name} (${role}) ${shareCents === null ? `${percentText(shareRate ?? 0)}%` : formatMoney(shareCents)}`;

const basisOf = (rows: InternalRowValues[]): ShareBasis => rows[0]?.shareBasis ?? 'PERCENT';

/** Step 4: our salespeople who share what the external co-brokers leave. Exactly one is the closing agent. */
export function InternalStep({ summary, at, onSaved, onBack }: StepProps) {
  const me = useMe();
  const create = useChange(api.replaceInternalCobrokes, { silent: 'failure' });
  const save = useChange(api.saveInternalCobrokes, { silent: 'failure' });
  const commission = summary.info.commission.amountCents;
  const shareable = internalPool(commission, summary.external.rows);
  const form = useStepForm<InternalRowValues, Summary['internal']>({
    summary,
    onSaved,
    step: 'internal',
    partOf: ({ internal }) => internal,
    valuesOf: (internal) => ({ rows: startingShares(internal, me) }),
    send: ({ rows }, version) => {
      refuseProblem(shareProblem(shareable, rows));
      const body = { version, rows: rows.map(sentShare) };
      const { eSubId, currentStep } = summary;
      // The closing agent's row always exists, so the current step shows whether this step was saved.
      return isFirstSave(currentStep, 'internal')
        ? create.mutateAsync({ body: { ...body, eSubId } })
        : save.mutateAsync({ params: { eSubId }, body });
    },
  });
  const { pool, problem, basis, closing, canEven, taken } = useValues(form, ({ rows }) => {
    const shared = shareOut(shareable, rows);
    return {
      pool: shared,
      problem: shareProblem(shareable, rows),
      basis: basisOf(rows),
      closing: rows.find(({ role }) => role === 'CA')?.name ?? '',
      canEven: balanced(rows, shared) !== undefined,
      taken: rows.map(({ userId }) => userId),
    };
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'rows' });
  const setShares = (rows: InternalRowValues[]) => {
    for (const [index, { shareBasis, shareRate, shareCents }] of rows.entries())
      setInRow(form, index, { shareBasis, shareRate, shareCents });
  };
  const add = (agent: Agent) => {
    const shares = { shareBasis: basis, shareRate: null, shareCents: null };
    append({ ...agent, key: crypto.randomUUID(), role: 'ICB', remark: '', ...shares });
  };
  const switchTo = (next: ShareBasis) => {
    const { rows } = form.getValues();
    setShares(changeBasis(rows, next, shareOut(shareable, rows).amounts, shareable));
  };
  const even = () => {
    const { rows } = form.getValues();
    setShares(balanced(rows, shareOut(shareable, rows)) ?? rows);
  };

  return (
    <StepForm form={form} label="Internal salespeople" rowText={rowText} at={at} onBack={onBack}>
      <Panel
        title="Internal salespeople"
        description="Who in our agency shares what remains after external co-brokers. Exactly one closing agent."
        action={<BasisSwitch form={form} basisOf={basisOf} onChange={switchTo} />}
      >
        <StatTiles
          tiles={[
            { label: 'Commission before GST', value: formatAmount(commission) },
            { label: 'External co-brokers', value: formatAmount(shareable - commission) },
            { label: 'Shareable', value: formatAmount(shareable) },
          ]}
        />
        <ul aria-label="Salespeople">
          {fields.map(({ id }, index) => (
            <InternalRow
              key={id}
              form={form}
              index={index}
              cents={pool.amounts[index] ?? 0}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
        <div className={classes.under}>
          <AddSalesperson taken={taken} onAdd={add} />
          <Remaining
            cents={pool.remainCents}
            mustBeZero
            fill={
              canEven
                ? { label: `${pool.remainCents > 0 ? 'Give the remainder to' : 'Deduct from'} ${closing}`, run: even }
                : undefined
            }
          />
        </div>
      </Panel>
      {pool.remainCents < 0 && (
        <Notice tone="danger" live title="The shares come to more than there is to share">
          {problem?.message}
        </Notice>
      )}
    </StepForm>
  );
}
