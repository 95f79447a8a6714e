import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatInstant } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { api } from '../api.web.ts';
import classes from '../forms/Form.module.css';
import type { Form } from '../forms/form.calls.ts';
import { effects } from '../forms/forms.words.ts';
import { RatingBadge } from '../rating/RatingPanel.tsx';
import { approvalStates } from './approvals.words.ts';

type Props = {
  form: Pick<Form, 'id' | 'formNo'>;
  after: NonNullable<NonNullable<Form['officer']>['after']>;
  textOf: (questionFID: string) => string;
};

/** What became known since the deal was settled, and what an officer noted about it. */
export function AfterDeal({ form: { id, formNo }, after: { foundAt, rating, factors, notedAt, note }, textOf }: Props) {
  const [noting, setNoting] = useState(false);
  const save = useChange(api.noteAfterDeal);
  return (
    <section className={classes.stack} aria-label={approvalStates.AFTER}>
      <div className={classes.event}>
        <b>{approvalStates.AFTER}</b>
        <span className={classes.hint}>As known since {formatInstant(foundAt)}. Nothing of the deal moves.</span>
      </div>
      <div>
        <RatingBadge rating={rating} />
      </div>
      <ul className={classes.factors}>
        {factors.map(({ questionFID, effect, flags }) => (
          <li key={questionFID}>
            <span className={classes.fid}>{questionFID}</span>
            <span>
              {textOf(questionFID)}
              <span className={classes.hint}>{[effects[effect], ...flags].join(' · ')}</span>
            </span>
          </li>
        ))}
      </ul>
      {notedAt ? (
        <span className={classes.hint}>
          Looked at {formatInstant(notedAt)}: {note}
        </span>
      ) : (
        <Button size="xs" variant="default" onClick={() => setNoting(true)}>
          Note what you did
        </Button>
      )}
      <ReasonDialog
        opened={noting}
        onClose={() => setNoting(false)}
        onConfirm={(said) => save.mutateAsync({ params: { id }, body: { note: said } })}
        title={`${formNo}: what did you do about it?`}
        label="Note"
        most={2_000}
        confirm="Save"
      >
        It leaves the list, and comes back once more is known. The salesperson reads none of this.
      </ReasonDialog>
    </section>
  );
}
