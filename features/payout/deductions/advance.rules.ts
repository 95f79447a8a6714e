import { type Cents, formatMoney } from '#platform/contract/money.ts';

/** What limits an advance: the agency's limits, and what the salesperson has open already and is still to earn. */
export type AdvanceFacts = {
  cents: Cents;
  dealLimitCents: Cents;
  personLimitCents: Cents;
  /** Advances on this deal before, whoever got them, and whether recovered or not. */
  ofDealCents: Cents;
  /** Advances of this person that are not recovered, on any deal. */
  openCents: Cents;
  /** Of these, what is on this deal. */
  openOfDealCents: Cents;
  /** What the salesperson is still to earn of the deal. */
  expectedCents: Cents;
};

/** Why an advance is too large; undefined if it isn't. */
export const tooLarge = (facts: AdvanceFacts): string | undefined => {
  const { cents, dealLimitCents, personLimitCents, ofDealCents, openCents } = facts;
  const unexpected = notExpected(facts);
  if (unexpected) return unexpected;
  if (ofDealCents + cents > dealLimitCents)
    return `${mostOf(dealLimitCents - ofDealCents)} on this deal: the limit is ${formatMoney(dealLimitCents)}.`;
  if (openCents + cents > personLimitCents)
    return `${mostOf(personLimitCents - openCents)} to this salesperson: the limit is ${formatMoney(personLimitCents)}.`;
  return undefined;
};

/** Why the salesperson is not to earn so much of the deal that it covers this advance and those that are open. */
const notExpected = ({ cents, openOfDealCents, expectedCents }: AdvanceFacts): string | undefined => {
  if (expectedCents === 0) return 'This salesperson has nothing to earn of this deal any more.';
  if (openOfDealCents + cents <= expectedCents) return undefined;
  const earns = `This salesperson is still to earn ${formatMoney(expectedCents)} of this deal`;
  if (openOfDealCents === 0) return `${earns}. Advance at most that.`;
  const leftCents = expectedCents - openOfDealCents;
  return `${earns}, of which ${formatMoney(openOfDealCents)} is advanced already. ${
    leftCents > 0 ? `Advance at most ${formatMoney(leftCents)}.` : 'Nothing more can be advanced.'
  }`;
};

const mostOf = (leftCents: Cents): string =>
  leftCents > 0 ? `At most ${formatMoney(leftCents)} more can be advanced` : 'Nothing more can be advanced';
