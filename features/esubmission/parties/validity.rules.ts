import { type Day, formatDay } from '#platform/contract/days.ts';
import type { TransactionInfo } from '../info/info.calls.ts';
import { signedOn } from '../info/terms.rules.ts';
import type { Finding } from '../status/status.calls.ts';
import { withAskedFields } from './fields.rules.ts';
import type { PartyInput } from './parties.calls.ts';

/** Until when the documents of a party are valid. */
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

/** Warnings on documents and passes that had expired at signing, or expire before the lease ends. */
export const validityFindings = (info: TransactionInfo, parties: Validity[]): Finding[] =>
  parties
    .map((party) => withAskedFields(party))
    .flatMap((party) => [...ofDocument(info, party), ...ofPass(info, party)]);

const signed = (info: TransactionInfo): string =>
  `the ${info.transactionType === 'SALE' ? 'option' : 'agreement'} of ${formatDay(signedOn(info))}`;

/** A document is valid on its last day. */
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
