import { setting } from '#features/settings/contract.ts';
import { requiredText } from '#platform/contract/fields.ts';

/**
 * The code of the plan of everyone who has none of their own. It is chosen on the page Commission Plans, by two people, and is not
 * among the agency's settings: there one administrator could change what open deals of all days pay.
 */
export const defaultPlan = setting('defaultPlan', requiredText(20), 'STANDARD');
