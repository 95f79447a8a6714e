import { choice, id, instant, listFields, text } from '#platform/contract/list-fields.ts';
import { cddFor, decisions, ratings } from '../forms/forms.words.ts';

/** What an officer has said of a form that needs one, or that nobody has yet; or that its transaction was
 * approved with less than is asked today, or that more is known since its deal was settled. */
export const approvalStates = {
  WAITING: 'Waiting',
  ...decisions,
  LACKING: 'Approved without what is asked today',
  AFTER: 'After the deal',
} as const;

export const approvalFields = listFields({
  id: { is: id },
  formNo: { label: 'Form', is: text(18) },
  name: { label: 'Customer', is: text(36) },
  property: { label: 'Property', is: text(40) },
  cDDFor: { label: 'For', is: choice(cddFor, 18) },
  rating: { label: 'Rating', is: choice(ratings, 12) },
  state: { label: 'State', is: choice(approvalStates, 36) },
  salesperson: { label: 'Salesperson', is: text(24) },
  determinedAt: { label: 'Determined', is: instant },
});
