import { type Day, formatDay } from '#platform/contract/days.ts';
import type { TransactionInfo } from './info-schemas.ts';
import { fitted } from './party-fields.ts';
import type { Finding } from './records.ts';
import type { PartyInput } from './schemas.ts';
import { signedOn } from './terms.ts';

/** How long the documents of a party hold. */
export type Validity = { uuid: string } & Pick<
  PartyInput,
  'name' | 'partyType' | 'kind' | 'idType' | 'residency' | 'idExpiry' | 'passType' | 'passExpiry'
>;

const warn = ({ uuid }: Validity, code: string, field: string, message: string): Finding => ({
  code,
  level: 'warn',
  message,
  step: 'parties',
  field,
  partyUuid: uuid,
});

/** Documents and passes that were over when the transaction was signed, or will be before its lease ends. */
export const validityFindings = (info: TransactionInfo, parties: Validity[]): Finding[] =>
  parties.map((party) => fitted(party)).flatMap((party) => [...ofDocument(info, party), ...ofPass(info, party)]);

const signed = (info: TransactionInfo): string =>
  `the ${info.transactionType === 'SALE' ? 'option' : 'agreement'} of ${formatDay(signedOn(info))}`;

/** A document holds through its last day. */
const isOver = (expiry: Day | null, day: Day): expiry is Day => expiry !== null && expiry < day;

const ofDocument = (info: TransactionInfo, party: Validity): Finding[] => {
  const { name, idExpiry } = party;
  if (!isOver(idExpiry, signedOn(info))) return [];
  const message = `${name}’s passport ended on ${formatDay(idExpiry)}, before ${signed(info)}. Ask for the new one, and give its number and date.`;
  return [warn(party, 'expired', 'idExpiry', message)];
};

const ofPass = (info: TransactionInfo, party: Validity): Finding[] => {
  const { name, partyType, passType, passExpiry } = party;
  if (isOver(passExpiry, signedOn(info))) {
    const message = `${name}’s pass ended on ${formatDay(passExpiry)}, before ${signed(info)}. Check the renewed one with MOM or ICA, and give its date.`;
    return [warn(party, 'expired', 'passExpiry', message)];
  }
  if (info.transactionType !== 'LEASE' || partyType !== 'TENANT') return [];
  if (passType === 'NA') {
    const message = `${name} rents without a pass. Make sure that they may stay in Singapore for the time of the lease.`;
    return [warn(party, 'pass', 'passType', message)];
  }
  if (!isOver(passExpiry, info.tenancyEnd)) return [];
  const message = `${name}’s pass ends on ${formatDay(passExpiry)}, before the lease does on ${formatDay(info.tenancyEnd)}. Make sure that it can be renewed, or that the lease may end with it.`;
  return [warn(party, 'pass', 'passExpiry', message)];
};
