import type { TransactionInfo } from './info-schemas.ts';
import type { Limits } from './limits.ts';
import { isLonger, termOf } from './terms.ts';
import type { RepresentedSide } from './words.ts';

type Tenant = { name: string; partyType: RepresentedSide; nationality: string };

const near = ['SG', 'MY'];

/** HDB: a lease runs for less long where a tenant is neither Singaporean nor Malaysian. Who, and for how long at most. */
export const longLease = (info: TransactionInfo, parties: Tenant[], { leaseMonths }: Limits): string | undefined => {
  if (info.transactionType !== 'LEASE' || info.propertyCategory !== 'hdb' || info.tenancyEnd <= info.tenancyStart)
    return undefined;
  const { hdbMost, hdbMostForeign } = leaseMonths;
  const term = termOf(info.tenancyStart, info.tenancyEnd);
  if (!isLonger(term, hdbMostForeign) || isLonger(term, hdbMost)) return undefined;
  const foreign = parties.find(
    ({ partyType, nationality }) => partyType === 'TENANT' && nationality !== '' && !near.includes(nationality),
  );
  return (
    foreign &&
    `${foreign.name} is neither Singaporean nor Malaysian: the flat is let for at most ${hdbMostForeign} months. Correct the dates.`
  );
};
