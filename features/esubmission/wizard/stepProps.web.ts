import { createContext, type ReactNode } from 'react';
import type { Summary } from '../summary/summary.calls.ts';

/** What saving a step leads to: the next step, or the list of what is missing from which the field was opened. */
export const nextStep = { save: 'Save and continue', goOn: 'Continue' };
export const backToList = { save: 'Save and back to the list', goOn: 'Back to the list' };
export const StepEndContext = createContext(nextStep);

/** The props of each step of a saved submission. A step saves with `summary.version` and then calls `onSaved`. */
export type StepProps = {
  summary: Summary;
  /** The field in the address, which gets the focus. */
  at: string | undefined;
  /** The frame reads the submission again and shows the next step. */
  onSaved: () => void | Promise<void>;
  /** Given while nobody has said who shares: completes the two steps of sharing. */
  onNobodyShares?: (() => Promise<void>) | undefined;
  onBack: () => void;
  /** The Save draft button, for the form's footer before Save and continue (FormShell's `extra`). */
  saveDraft: ReactNode;
};
