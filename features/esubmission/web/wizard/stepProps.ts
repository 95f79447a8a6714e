import type { ReactNode } from 'react';
import type { Summary } from '../../records.ts';

/** What each step of a saved submission gets: it saves with `summary.version` and then calls `onSaved`. */
export type StepProps = {
  summary: Summary;
  /** The field that the address names: it gets the focus. */
  at: string | undefined;
  /** The frame reads the submission again and shows the next step. */
  onSaved: () => void;
  onBack: () => void;
  /** The Save draft button, for the form's footer before Save and continue (FormShell's `extra`). */
  saveDraft: ReactNode;
};
