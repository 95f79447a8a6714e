import { type Day, formatDay } from '#platform/contract/days.ts';
import type { ChargeKind } from '../payout.words.ts';

/** What decides whether an item can be remitted: it was withheld when the payment that is less by it was made. */
type Item = { name: string; kind: ChargeKind; text: string; withheldOn: Day | null; remittedOn: Day | null };

/** Why these items can't be remitted as of this day; `isDay` if another day could be. Undefined if they can. */
export const notRemittable = (
  items: Item[],
  { remittedOn, today }: { remittedOn: Day; today: Day },
): { why: string; isDay: boolean } | undefined => {
  for (const { name, kind, text, withheldOn, remittedOn: before } of items) {
    const what = `“${text}” of ${name}`;
    if (kind === 'FEE') return { why: `${what} is a fee of the agency, and is not remitted.`, isDay: false };
    if (!withheldOn)
      return { why: `${what} is not withheld yet. Remit it once the payout that takes it is paid.`, isDay: false };
    if (before) return { why: `${what} was remitted on ${formatDay(before)} already.`, isDay: false };
  }
  if (remittedOn > today)
    return { why: 'This day is still to come. Record the remittance once the bank has made it.', isDay: true };
  const last = items.flatMap(({ withheldOn }) => withheldOn ?? []).reduce((a, b) => (a > b ? a : b), '');
  if (remittedOn < last)
    return { why: `It was withheld on ${formatDay(last)}. Choose that day or a later one.`, isDay: true };
  return undefined;
};
