import type { Me } from '#features/identity/contract.ts';
import { useMe } from '#features/identity/web/index.ts';
import type { Agent } from '#features/people/contract.ts';
import { formatAmount, formatMoney, hundredPercent, percentText } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { Notice } from '#platform/web/kit/Notice.tsx';
import { Panel } from '#platform/web/kit/Panel.tsx';
import { StatTiles } from '#platform/web/kit/StatTiles.tsx';
import { refuseProblem } from '../../problem.ts';
import type { Summary } from '../../records.ts';
import { internalPool, shareOut, shareProblem } from '../../shares.ts';
import { stepKeys } from '../../words.ts';
import { api } from '../api.ts';
import type { StepProps } from '../wizard/stepProps.ts';
import { balanced } from './balanced.ts';
import { changeBasis } from './changeBasis.ts';
import { errorsUnder } from './errorsUnder.ts';
import { AddSalesperson } from './parts/AddSalesperson.tsx';
import { BasisSwitch } from './parts/BasisSwitch.tsx';
import { InternalRow } from './parts/InternalRow.tsx';
import { Remaining } from './parts/Remaining.tsx';
import shareClasses from './parts/ShareRow.module.css';
import { StepForm } from './parts/StepForm.tsx';
import classes from './parts/steps.module.css';
import { useStepForm } from './parts/useStepForm.ts';
import { InternalForm, type InternalRowValues } from './stepSchemas.ts';

/** What is saved; on the first visit the one who submits, with everything. */
const startingRows = (internal: Summary['internal'], me: Me): InternalRowValues[] => {
  const saved = internal.rows.map(({ id, amountCents: _, ...row }) => ({ ...row, key: id }));
  if (saved.length > 0) return saved;
  const { userId, name, registrationNo, picture } = me;
  const whole = { shareBasis: 'PERCENT' as const, shareRate: hundredPercent, shareCents: null };
  return [
    { key: userId, userId, name, registrationNo: registrationNo ?? '', picture, role: 'CA', remark: '', ...whole },
  ];
};

const tell = ({ name, role, shareRate, shareCents }: InternalRowValues) =>
  `${name} (${role}) ${shareCents === null ? `${percentText(shareRate ?? 0)} %` : formatMoney(shareCents)}`;

/** Step 4: who of ours shares what external co-brokers leave; exactly one closing agent. */
export function InternalStep({ summary, at, onSaved, onBack }: StepProps) {
  const me = useMe();
  const create = useChange(api.replaceInternalCobrokes, { silent: 'failure' });
  const save = useChange(api.saveInternalCobrokes, { silent: 'failure' });
  const commission = summary.info.commission.amountCents;
  const shareable = internalPool(commission, summary.external.rows);
  const form = useStepForm<InternalForm, Summary['internal']>({
    summary,
    onSaved,
    step: 'internal',
    schema: InternalForm,
    partOf: ({ internal }) => internal,
    valuesOf: (internal) => ({ rows: startingRows(internal, me) }),
    send: ({ rows }, version) => {
      refuseProblem(shareProblem(shareable, rows));
      const body = { version, rows: rows.map(({ key, name, registrationNo, picture, ...row }) => row) };
      const { eSubId, currentStep } = summary;
      // The closing agent's row is there from the beginning; what counts is whether the step was saved.
      const isFirst = stepKeys.indexOf(currentStep) <= stepKeys.indexOf('internal');
      return isFirst
        ? create.mutateAsync({ body: { ...body, eSubId } })
        : save.mutateAsync({ params: { eSubId }, body });
    },
  });
  const { rows } = form.values;
  const pool = shareOut(shareable, rows);
  const basis = rows[0]?.shareBasis ?? 'PERCENT';
  const closing = rows.find(({ role }) => role === 'CA');
  const evened = balanced(rows, pool);

  const setRows = (next: InternalRowValues[]) => form.form.setFieldValue('rows', next);
  const add = (agent: Agent) => {
    const shares = { shareBasis: basis, shareRate: null, shareCents: null };
    setRows([...rows, { ...agent, key: crypto.randomUUID(), role: 'ICB', remark: '', ...shares }]);
  };

  return (
    <StepForm form={form} label="Internal salespeople" tell={tell} at={at} onBack={onBack}>
      <Panel
        title="Internal salespeople"
        description="Who in our agency shares what remains after external co-brokers. Exactly one closing agent."
        action={
          <BasisSwitch value={basis} onChange={(next) => setRows(changeBasis(rows, next, pool.amounts, shareable))} />
        }
      >
        <StatTiles
          tiles={[
            { label: 'Commission before GST', value: formatAmount(commission) },
            { label: 'External co-brokers', value: formatAmount(shareable - commission) },
            { label: 'Shareable', value: formatAmount(shareable) },
          ]}
        />
        <ul className={shareClasses.list} aria-label="Salespeople">
          {rows.map((row, index) => (
            <InternalRow
              key={row.key}
              row={row}
              path={`rows.${index}`}
              cents={pool.amounts[index] ?? 0}
              field={form.field}
              errors={errorsUnder(form.form, `rows.${index}`)}
              onRemove={() => form.form.removeListItem('rows', index)}
            />
          ))}
        </ul>
        <div className={classes.under}>
          <AddSalesperson taken={rows.map(({ userId }) => userId)} onAdd={add} />
          <Remaining
            cents={pool.remainCents}
            mustBeZero
            fill={
              evened && {
                label: `${pool.remainCents > 0 ? 'Give the rest to' : 'Take it off'} ${closing?.name ?? ''}`,
                run: () => setRows(evened),
              }
            }
          />
        </div>
      </Panel>
      {pool.remainCents < 0 && (
        <Notice tone="danger" live title="The shares come to more than there is to share">
          {shareProblem(shareable, rows)?.message}
        </Notice>
      )}
    </StepForm>
  );
}
