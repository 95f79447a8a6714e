import { Notice } from '#platform/web/kit/page/Notice.tsx';
import type { AnswersState } from './answers.web.ts';
import { useWords } from './language.web.ts';
import classes from './Saved.module.css';

/** Whether all is saved, which screen readers read out as it changes. */
export function Saved({ standing }: Pick<AnswersState, 'standing'>) {
  const { words } = useWords();
  const loud = { offline: words.notSaved, elsewhere: words.elsewhere }[standing as string];
  return (
    <span role="status" className={classes.saved} data-loud={loud ? true : undefined}>
      {loud ? <Notice tone="warning">{loud}</Notice> : { saved: words.saved, saving: words.saving }[standing as string]}
    </span>
  );
}
