import type { Step } from '../../words.ts';

/** What of the wizard stands in the URL: without an eSubId it starts a new submission. */
export type WizardSearch = { eSubId?: string; step?: Step };
