import { useState } from 'react';
import type { CallFailure } from '#platform/web/api/failure.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { Button } from '#platform/web/plain/Button.tsx';
import { ReasonDialog } from '#platform/web/plain/ReasonDialog.tsx';
import { useSend } from '#platform/web/plain/useSend.ts';
import { api } from '../api.web.ts';
import { useWords } from './language.web.ts';
import classes from './SomethingWrong.module.css';

/** Tells the salesperson what is wrong, and stops nothing. */
export function SomethingWrong({ token }: { token: string }) {
  const { words, why } = useWords();
  const [asks, setAsks] = useState(false);
  const { run } = useSend(api.saySomethingWrong);
  const say = (text: string) =>
    run({ query: { token }, body: { text } }, () => toastResult(words.wrongTold)).catch((failure: CallFailure) => {
      toastResult(why(failure), 'danger');
      throw failure;
    });
  return (
    <div className={classes.wrong}>
      <Button look="subtle" onClick={() => setAsks(true)}>
        {words.wrong}
      </Button>
      <ReasonDialog
        opened={asks}
        onClose={() => setAsks(false)}
        onConfirm={say}
        title={words.wrongTitle}
        label={words.wrongLabel}
        confirm={words.wrongSend}
        most={1000}
        isHarmless
        words={words}
      >
        {words.wrongText}
      </ReasonDialog>
    </div>
  );
}
