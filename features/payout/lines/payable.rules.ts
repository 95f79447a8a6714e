import { type Day, formatDay } from '#platform/contract/days.ts';
import type { RunState } from '../payout.words.ts';

/** What decides whether a payment of a run can be recorded. */
type PayableRun = { state: RunState; number: string | null; cutOff: Day };

/** Why a payment of a run can't be recorded as of this day; `isDay` if another day could be. Undefined if it can. */
export const notPayable = (
  { state, number, cutOff }: PayableRun,
  { paidOn, today }: { paidOn: Day; today: Day },
): { why: string; isDay: boolean } | undefined => {
  if (state === 'DRAFT') return { why: 'The run is not approved yet.', isDay: false };
  if (state === 'APPROVED')
    return { why: `${number} was not sent to the bank yet. Mark it as sent first.`, isDay: false };
  if (state === 'WITHDRAWN') return { why: `${number} was withdrawn.`, isDay: false };
  if (state === 'PAID') return { why: `${number} was paid already.`, isDay: false };
  if (paidOn > today)
    return { why: 'This day is still to come. Record the payment once the bank has made it.', isDay: true };
  if (paidOn < cutOff)
    return { why: `The cut-off was ${formatDay(cutOff)}. Choose that day or a later one.`, isDay: true };
  return undefined;
};

/** Why the return of a payment can't be recorded as of this day. */
export const notReturnable = (paidOn: Day, { returnedOn, today }: { returnedOn: Day; today: Day }) =>
  returnedOn > today || returnedOn < paidOn ? `Choose a day from ${formatDay(paidOn)} until today.` : undefined;
