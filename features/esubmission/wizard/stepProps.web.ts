import { createContext, type ReactNode } from 'react';
import type { Summary } from '../summary/summary.calls.ts';
import type { WizardSearch } from './wizardSteps.web.ts';

/** The words of what saving a step leads to. `isInPlace`: it is a part of the summary, and closed without leaving it. */
type StepEnd = { save: string; goOn: string; isInPlace?: true };

/** The next step, or where the step was opened: the list of what is missing, or the summary. */
export const nextStep: StepEnd = { save: 'Save and continue', goOn: 'Continue' };
export const backTo: Record<NonNullable<WizardSearch['from']>, StepEnd> = {
  required: { save: 'Save and back to the list', goOn: 'Back to the list' },
  summary: { save: 'Save and back to the summary', goOn: 'Back to the summary' },
};
export const inPlace: StepEnd = { save: 'Save', goOn: 'Close', isInPlace: true };
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
