import { type ReactNode, useState } from 'react';
import type { GableForm } from '../form/useGableForm.ts';
import { Notice } from '../kit/Notice.tsx';
import { mergeEdits } from './mergeEdits.ts';
import { RestoreNotice } from './RestoreNotice.tsx';
import { useLocalDraft } from './useLocalDraft.ts';

type Kept = {
  /** Stands in the form when something was typed before and not saved. */
  offer: ReactNode;
  /** It was saved. */
  forget: () => Promise<void>;
};

/** What is typed into a form outlives the page and the session, in this browser, until it is saved; then it is offered again. */
export const useKeptForm = <Values extends object>(
  { form }: Pick<GableForm<Values>, 'form'>,
  subject: string,
): Kept => {
  const [base] = useState(form.values);
  const { found, settle, forget } = useLocalDraft({ subject, values: form.values, base, isDirty: form.isDirty() });
  const [isOverTheirs, setIsOverTheirs] = useState(false);
  const restore = () => {
    if (!found) return;
    // What another saved since then stays, but where it was typed over here.
    const { merged, clashes } = mergeEdits(found.base, base, found.values);
    form.setValues(merged);
    setIsOverTheirs(clashes.length > 0);
    settle();
  };
  const offer = found ? (
    <RestoreNotice keptAt={found.keptAt} onRestore={restore} onDiscard={() => void forget()} />
  ) : (
    isOverTheirs && (
      <Notice tone="warning" title="Other values were saved since then; what you typed stands in the fields" />
    )
  );
  return { offer, forget };
};
