import { formatMoney } from '#platform/contract/money.ts';
import { emptyInfo, type InfoValues } from '../info/infoValues.web.ts';
import type { Beginning } from './beginning.web.ts';
import { bringParties } from './bringParties.web.ts';
import type { Proposal } from './proposal.calls.ts';

/** Values of step 1 with what a contact and their property know. */
export const withProposal = (empty: InfoValues, { info, commission }: Proposal): InfoValues => {
  const { propertyCategory, propertyType, property, ...rest } = info;
  const market = info.transactionType === 'SALE' ? 'RESALE' : 'NEW_TENANCY';
  const basis = info.transactionType === 'SALE' ? 'PERCENT' : 'MONTHS_OF_RENT';
  return {
    ...empty,
    ...rest,
    marketType: market,
    propertyCategory,
    propertyType,
    property,
    areaUnit: 'SQM',
    commission: commission
      ? { basis: commission.basis, rate: commission.rate, amountCents: null }
      : { ...empty.commission, basis },
  };
};

/** The paths of fields that a proposal filled in, which are marked until they are touched. */
export const filledPaths = (values: InfoValues, empty: InfoValues): string[] => {
  const { property, commission, ...flat } = values;
  const differs = (before: unknown, now: unknown) => now !== null && now !== '' && now !== before;
  return [
    ...Object.entries(flat)
      .filter(([key]) => !['transactionType', 'marketType', 'areaUnit'].includes(key))
      .filter(([key, value]) => differs(empty[key as keyof InfoValues], value))
      .map(([key]) => key),
    ...Object.entries(property)
      .filter(([key, value]) => differs(empty.property[key as keyof InfoValues['property']], value))
      .map(([key]) => `property.${key}`),
    ...(differs(empty.commission.rate, commission.rate) ? ['commission.rate'] : []),
  ];
};

/** `Tan Siew Lian’s property`, or the name of who buys. */
const sourceOf = ({ contact: { name }, info }: Proposal): string =>
  info.propertyCategory === null ? name : `${name}’s property`;

/** What was not taken over as it stands: who comes along, and where the rate is from. */
const alsoKnown = ({ parties, commission, askingCents, info }: Proposal): string[] => {
  const names = new Intl.ListFormat('en').format(parties.map(({ name }) => name));
  const asked = info.transactionType === 'SALE' ? 'Asking price' : 'Rent asked';
  return [
    names && `${names} ${parties.length === 1 ? 'becomes a party' : 'become parties'} when you save.`,
    commission && `The commission is that of ${commission.caseNo}.`,
    askingCents !== null && `${asked}: ${formatMoney(askingCents)}.`,
  ].filter((each): each is string => Boolean(each));
};

/** What a contact and their property know, to begin with. */
export const beginningOf = (proposal: Proposal): Beginning => {
  const { contact, info, commission, askingCents } = proposal;
  return {
    key: `${contact.contactId}/${info.representedSide}/${info.property.postalCode}`,
    values: withProposal(emptyInfo, proposal),
    from: sourceOf(proposal),
    mark: (path) => (path === 'commission.rate' && commission ? `As in ${commission.caseNo}` : 'From the contact'),
    also: alsoKnown(proposal),
    price: askingCents === null ? null : { words: 'Asking', cents: askingCents },
    bring: (saved) => bringParties(saved, proposal),
  };
};
