import type { Step } from '../../words.ts';

/** What of the wizard stands in the URL: without an eSubId it starts a new submission. */
export type WizardSearch = {
  eSubId?: string;
  step?: Step;
  /** The field of the step that is gone to, as `addressOfFinding` names it. */
  at?: string;
};
