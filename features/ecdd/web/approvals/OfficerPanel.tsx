import { Anchor, Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { formatDay, formatInstant } from '#platform/contract/days.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Select, Textarea } from '#platform/web/form/inputs.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Form } from '../../contract/forms.ts';
import { type Decision, decisions, effects, ratings, recordedDecisions } from '../../words/forms.ts';
import { api } from '../api.ts';
import classes from '../form/Form.module.css';
import { addressOfFile } from '../form/files.ts';

type Props = { form: Form; officer: NonNullable<Form['officer']> };

/** What compliance alone reads of a form: the rating with all that is known, what officers decided, and the decision. */
export function OfficerPanel({ form, officer }: Props) {
  const [deciding, setDeciding] = useState(false);
  const { rating, factors, needsApproval, removed, decisions: made } = officer;
  const mayDecide = needsApproval && form.determination !== null;
  return (
    <Panel title="Compliance" description="Not shown to the salesperson">
      <div className={classes.stack}>
        <StatusBadge tone={rating === 'LOW' ? 'success' : rating === 'MEDIUM' ? 'warning' : 'danger'}>
          {ratings[rating]}
        </StatusBadge>
        {factors.length > 0 && (
          <ul className={classes.factors}>
            {factors.map(({ questionFID, effect, flags }) => (
              <li key={questionFID}>
                <span className={classes.fid}>{questionFID}</span>
                <span>{[effects[effect], ...flags].join(' · ')}</span>
              </li>
            ))}
          </ul>
        )}
        {made.map((each) => (
          <div key={each.at} className={classes.event}>
            <StatusBadge tone={each.decision === 'APPROVED' ? 'success' : 'warning'}>
              {recordedDecisions[each.decision]}
            </StatusBadge>
            <span className={classes.hint}>
              {[each.by, formatInstant(each.at), `version ${each.version}`].filter(Boolean).join(', ')}
            </span>
            <span className={classes.hint}>
              {each.decision === 'REOPENED' ? 'More is known now than when it was approved.' : each.note}
            </span>
            {each.rating && <span className={classes.hint}>Lowered to {ratings[each.rating]}</span>}
            {each.nextReview && <span className={classes.hint}>Next review {formatDay(each.nextReview)}</span>}
          </div>
        ))}
        {removed.map(({ fileId, name, at }) => (
          <div key={fileId} className={classes.event}>
            <StatusBadge tone="neutral">Deleted on hold</StatusBadge>
            <Anchor size="sm" download href={addressOfFile(fileId)}>
              {name}
            </Anchor>
            <span className={classes.hint}>Deleted {formatInstant(at)}, kept by the legal hold</span>
          </div>
        ))}
        {mayDecide ? (
          <Button onClick={() => setDeciding(true)}>Decide</Button>
        ) : (
          <p className={classes.hint}>
            {needsApproval ? 'The salesperson has not determined the risk yet.' : 'No approval needed.'}
          </p>
        )}
      </div>
      <Modal
        opened={deciding}
        onClose={() => setDeciding(false)}
        title="Decision of the officer"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Decide
          form={form}
          made={made.length}
          isProhibited={rating === 'PROHIBITED'}
          onDone={() => setDeciding(false)}
        />
      </Modal>
    </Panel>
  );
}

type Values = { decision: Decision; rating: 'LOW' | 'MEDIUM' | null; note: string; nextReview: string | null };

type DecideProps = { form: Form; made: number; isProhibited: boolean; onDone: () => void };

function Decide({ form: { id, version }, made, isProhibited, onDone }: DecideProps) {
  const form = useCallForm(api.decideForm, {
    initialValues: {
      decision: isProhibited ? 'DECLINED' : 'APPROVED',
      rating: null,
      note: '',
      nextReview: null,
    } as Values,
    input: (values) => ({
      params: { id },
      body: { ...values, version, made, rating: values.decision === 'APPROVED' ? values.rating : null },
    }),
    onDone,
  });
  const isApproving = useValues(form, ({ decision }) => decision === 'APPROVED');
  return (
    <FormShell form={form} label="Decision" submitLabel="Record decision" showState={false} onCancel={onDone}>
      <Select
        label="Decision"
        data={optionsOf(decisions).filter(({ value }) => !isProhibited || value !== 'APPROVED')}
        {...form.field('decision')}
      />
      {isApproving && (
        <Select
          label="Lower the rating to"
          placeholder="It stays High"
          clearable
          data={[
            { value: 'MEDIUM', label: ratings.MEDIUM },
            { value: 'LOW', label: ratings.LOW },
          ]}
          {...form.field('rating')}
        />
      )}
      <Textarea label="Conditions or reason" maxLength={2000} minRows={3} {...form.field('note')} />
      <DayInput label="Next review" {...form.field('nextReview')} />
    </FormShell>
  );
}
