import { formatInstant } from '#platform/contract/days.ts';
import classes from '../forms/Form.module.css';
import type { Form } from '../forms/form.calls.ts';
import { Progress } from '../forms/Progress.tsx';

/** How far the customer is, as a count: which questions, nobody reads before they have finished. */
export function CustomerProgress({ of: { name, answered, answeredOf, finishedAt } }: { of: Form['sent'][number] }) {
  return finishedAt ? (
    <p className={classes.hint}>
      <bdi>{name}</bdi> finished the answers {formatInstant(finishedAt)}, and reads and signs them next.
    </p>
  ) : (
    <>
      <p className={classes.hint}>
        <bdi>{name}</bdi> answers this part. You read it once they have finished.
      </p>
      <Progress done={answered} all={answeredOf} />
    </>
  );
}
