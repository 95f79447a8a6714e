import type { Form } from '../forms/form.calls.ts';
import { isHigh } from '../rating/heights.rules.ts';

/** Whether a signature without a link makes the rating medium with nothing said about it yet. */
export const asksMitigation = ({ rating, determination }: Pick<Form, 'rating' | 'determination'>): boolean =>
  determination?.mitigation === '' && rating !== null && !isHigh(rating);

export const withoutLinkWords =
  'A form that is not signed by the customer’s own link counts as Medium. Say what is done about that.';
