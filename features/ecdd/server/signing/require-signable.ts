import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import type { FormRecord } from '../forms/scope.ts';
import { standingOf } from '../forms/standing.ts';

/**
 * How a form stands that may be signed now.
 * @throws Refusal `form.conflict` for what is not complete, not determined, or acknowledged already, though it has expired
 */
export const requireSignable = async (at: Reading, form: FormRecord) => {
  const found = await standingOf(at, form);
  const { gaps, determination, isSigned, validity } = found;
  if (gaps.length > 0) throw new Refusal('form.conflict', 'Complete the form first.');
  if (!determination) throw new Refusal('form.conflict', 'Sign the risk determination first.');
  if (validity?.isExpired)
    throw new Refusal('form.conflict', 'This version has expired. Edit the form and update it to begin another one.');
  if (isSigned) throw new Refusal('form.conflict', 'This form is signed already.');
  return found;
};
