import { addDays, addMonths, type Day } from '#platform/contract/days.ts';

/** A deal of a contact that was completed, as the rooms above know it. */
export type CompletedDeal = {
  dealId: string;
  contactId: string;
  /** The side of the contact in it. */
  side: string;
  type: 'SALE' | 'LEASE';
  category: string;
  address: string;
  completedOn: Day;
  /** When the property was bought for the purposes of stamp duty: the option was exercised. */
  boughtOn: Day;
  tenancyEnd: Day | null;
};

/** A follow-up that is offered after a deal, known by its key for ever. */
export type Proposed = { key: string; contactId: string; on: Day; note: string };

/** HDB flats: five years from the day of the keys. */
const minimumOccupation = 5;

/**
 * How many years seller’s stamp duty is due for, by the day of purchase: four from 14 January 2011, three from 11 March 2017, four again
 * from 4 July 2025. The first day without it is that day of the year after them. IRAS, “How do I calculate the holding period for
 * Seller's Stamp Duty (SSD)?”, https://ask.gov.sg/iras/questions/clx2otiik002uryozwy04upit; the last change also in the press release
 * of MND, MOF and MAS of 3 July 2025.
 */
const stampDutyYears = (boughtOn: Day): number => (boughtOn >= '2025-07-04' ? 4 : boughtOn >= '2017-03-11' ? 3 : 4);

/** The days after a deal on which a customer is worth a call, those that are still to come. */
export const proposedAfter = (deal: CompletedDeal, today: Day): Proposed[] => {
  const { dealId, contactId, address } = deal;
  return daysAfter(deal)
    .filter(({ on }) => on > today)
    .map(({ kind, on, about }) => ({
      key: `${dealId} ${kind}`,
      contactId,
      on,
      note: `${about}: ${address}`.slice(0, 200),
    }));
};

type Dated = { kind: string; on: Day; about: string };

const daysAfter = ({ type, side, category, completedOn, boughtOn, tenancyEnd }: CompletedDeal): Dated[] => {
  if (type === 'LEASE')
    return tenancyEnd ? [{ kind: 'LEASE_END', on: addDays(tenancyEnd, -90), about: 'Lease ends in 90 days' }] : [];
  const anniversary = { kind: 'ANNIVERSARY', on: addMonths(completedOn, 12), about: 'A year since completion' };
  if (side !== 'BUYER') return [anniversary];
  if (category === 'hdb')
    return [
      anniversary,
      { kind: 'MOP', on: addMonths(completedOn, 12 * minimumOccupation), about: 'Minimum occupation ends' },
    ];
  if (category !== 'private-residential' && category !== 'landed') return [anniversary];
  const on = addMonths(boughtOn, 12 * stampDutyYears(boughtOn));
  return [anniversary, { kind: 'SSD', on, about: 'No more seller’s stamp duty' }];
};
