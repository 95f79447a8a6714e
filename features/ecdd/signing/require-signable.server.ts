import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { rowsIn } from '../approvals/approving.rules.ts';
import { isAnswering } from '../asked/asked-out.rules.ts';
import { evaluateForm } from '../forms/evaluate-form.server.ts';
import { ratingText } from '../forms/forms.words.ts';
import type { FormRecord } from '../forms/scope.server.ts';
import { customersGaps } from '../forms/whole.rules.ts';

const withCustomer = () =>
  new Refusal(
    'form.conflict',
    'The customer answers this form themselves. Take it back first, or wait until they have finished.',
  );

/**
 * How a form stands that may be sent at all.
 * @throws Refusal `form.conflict` for what is acknowledged already, though it has expired
 */
export const requireAskable = async (at: Reading, form: FormRecord) => {
  const standing = await evaluateForm(at, form);
  if (standing.validity?.isExpired)
    throw new Refusal('form.conflict', 'This version has expired. Edit the form and update it to begin another one.');
  if (standing.isSigned) throw new Refusal('form.conflict', 'This form is signed already.');
  return standing;
};

/**
 * How a form stands whose customer's part may be signed now. It is sent first when both parts are complete and determined; once it was,
 * what the salesperson answers otherwise or has still to determine stops nothing.
 * @throws Refusal `form.conflict` for what is not complete, not determined, answered by the customer now, or acknowledged already
 */
export const requireSignable = async (at: Reading, form: FormRecord) => {
  const standing = await requireAskable(at, form);
  const { determination, requests, asked, out } = standing;
  if (isAnswering(out)) throw withCustomer();
  const wasSent = requests.some(({ version }) => version === form.version);
  const gaps = wasSent ? customersGaps(standing.gaps, asked) : standing.gaps;
  if (gaps.length > 0)
    throw new Refusal('form.conflict', `Complete the form first: ${rowsIn(gaps)} ${areMissing(gaps.length)}.`);
  if (!determination && !wasSent) throw new Refusal('form.conflict', 'Sign the risk determination first.');
  return standing;
};

/** The same of a link that is sent again: the customer may be answering still. */
export const requireSendableAgain = async (at: Reading, form: FormRecord): Promise<void> => {
  const { out } = await requireAskable(at, form);
  if (!isAnswering(out)) await requireSignable(at, form);
};

const areMissing = (count: number): string => (count === 1 ? 'is missing' : 'are missing');

/**
 * That a form may be acknowledged without a link, on paper or by a refusal. It counts towards the rating: what that asks is answered before,
 * since what is signed can't be determined again.
 * @throws Refusal `form.conflict` naming the questions that it would ask, `form.invalid` for one that becomes medium without mitigation
 */
export const requireAcknowledgeable = async (at: Reading, form: FormRecord, mitigation: string): Promise<void> => {
  const { acknowledged, determination } = await requireSignable(at, form);
  const { rating, own } = acknowledged;
  const says = `It becomes ${ratingText(rating)} without the customer’s own link`;
  if (own.gaps.length > 0)
    throw new Refusal(
      'form.conflict',
      `${says}: answer ${rowsIn(own.gaps)} first. Edit the form, and determine it as ${ratingText(rating)}: then they are asked.`,
    );
  if (rating === 'MEDIUM' && mitigation === '' && determination?.mitigation === '')
    throw new Refusal('form.invalid', `${says}: say what is done about that.`, { field: 'mitigation' });
};
