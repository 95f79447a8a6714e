import { allocate, type Cents } from '#platform/contract/money.ts';

/**
 * Shares cleared money over what is left of each line, in whole cents. It is not computed from the total so far: that took a cent back from
 * somebody in a later receipt. Over all receipts each line gets exactly its amount. @param cents at most the sum of `left`
 */
export const shareCleared = (cents: Cents, leftCents: Cents[]): Cents[] =>
  allocate(
    cents,
    leftCents,
    leftCents.reduce((sum, each) => sum + each, 0),
  );
