import type { Day } from '#platform/contract/days.ts';
import { isClient } from '../checklist/checklist.rules.ts';
import { isExempt } from '../findings/unchecked.rules.ts';
import type { TransactionInfo } from '../info/info.calls.ts';
import { signedOn } from '../info/terms.rules.ts';
import type { RepresentedSide } from '../transaction.words.ts';

type Party = {
  partyType: RepresentedSide;
  representedParty: 'I' | 'O';
  isUnrepresented: boolean;
};

/** Whom the agency screens: its clients, and who has no agent. Another agency screens the party that it represents. */
const isScreened = (party: Party, side: RepresentedSide): boolean => party.isUnrepresented || isClient(party, side);

/** Whether a party has to be screened in this transaction: signed since due diligence is asked for, and not exempt of it. */
export const isDue = (party: Party, info: TransactionInfo, from: Day): boolean =>
  isScreened(party, info.representedSide) && signedOn(info) >= from && !isExempt(info);

/** The columns of a transaction that `isDue` and the case of a party depend on. */
const factsRead = [
  'transactionType',
  'propertyCategory',
  'representedSide',
  'optionDate',
  'agreementDate',
  'tenancyStart',
  'tenancyEnd',
  'block',
  'street',
  'unit',
  'building',
] as const;

type FactsRead = Readonly<Partial<Record<(typeof factsRead)[number], unknown>>>;

/** Whether a change of step 1 may change whom the parties are screened with: most, as of the price, don’t. */
export const changesCases = (before: FactsRead, change: FactsRead): boolean =>
  factsRead.some((field) => change[field] !== undefined && change[field] !== before[field]);
