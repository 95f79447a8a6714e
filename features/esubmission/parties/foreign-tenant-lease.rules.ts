import type { TransactionInfo } from '../info/info.calls.ts';
import type { Limits } from '../info/limits.rules.ts';
import { isLonger, termOf } from '../info/terms.rules.ts';
import type { RepresentedSide } from '../transaction.words.ts';

type Tenant = { name: string; partyType: RepresentedSide; nationality: string };

const near = ['SG', 'MY'];

/** HDB: a lease must be shorter where a tenant is neither Singaporean nor Malaysian. The message if it is too long. */
export const foreignTenantLease = (
  info: TransactionInfo,
  parties: Tenant[],
  { leaseMonths }: Limits,
): string | undefined => {
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
