import { setting } from '#features/settings/contract.ts';
import { requiredText } from '#platform/contract/fields.ts';

/** The code of the plan of everyone who has none of their own. */
export const defaultPlan = setting('defaultPlan', requiredText(20), 'STANDARD', {
  group: 'Commission',
  title: 'Default plan',
  help: 'The code of the commission plan of everyone who has none of their own. Finance chooses it on the page Commission Plans.',
});
