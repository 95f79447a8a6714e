import { formatDay } from '#platform/contract/days.ts';
import { type Check, type InfoProblem, open, wrong } from './check.rules.ts';
import type { LeaseInfo } from './info.calls.ts';
import type { Limits } from './limits.rules.ts';
import { isLonger, isShorter, termOf, termWords } from './terms.rules.ts';

export const leaseChecks: Check<LeaseInfo>[] = [
  ({ agreementDate }, { today }) =>
    agreementDate > today && wrong('agreementDate', 'An agreement can’t be dated in the future.'),
  ({ tenancyStart, tenancyEnd }) =>
    tenancyEnd <= tenancyStart && wrong('tenancyEnd', 'The tenancy can’t end before it has begun.'),
  ({ loiDate, agreementDate }) =>
    loiDate &&
    loiDate > agreementDate &&
    wrong('loiDate', `The letter of intent comes before the agreement of ${formatDay(agreementDate)}.`),
  (info, limits) => termProblem(info, limits),
  (info, limits) => occupantProblem(info, limits),
];

/** HDB and URA limit how long a home may be let. The agency sets the limits, so this only blocks submission. */
const termProblem = (info: LeaseInfo, { leaseMonths }: Limits): InfoProblem | undefined => {
  const { propertyCategory, tenancyStart, tenancyEnd } = info;
  if (tenancyEnd <= tenancyStart) return undefined;
  const term = termOf(tenancyStart, tenancyEnd);
  const { hdbLeast, hdbMost, privateLeast } = leaseMonths;
  if (propertyCategory === 'hdb' && (isShorter(term, hdbLeast) || isLonger(term, hdbMost)))
    return open(
      'tenancyEnd',
      `${termWords(term)}: an HDB flat is let for ${hdbLeast} to ${hdbMost} months. Correct the dates.`,
      'V12',
    );
  const isPrivateHome = propertyCategory === 'private-residential' || propertyCategory === 'landed';
  if (isPrivateHome && isShorter(term, privateLeast))
    return open(
      'tenancyEnd',
      `${termWords(term)}: a private home is let for at least ${privateLeast} months. Correct the dates.`,
      'V13',
    );
  return undefined;
};

const fewRooms = ['1R', '2R', '2R_FLEXI'];

/** The largest number of occupants that HDB allows in a flat of this type, on the first day of the tenancy. */
const mostOccupants = (propertyType: string, tenancyStart: string, { hdbOccupants }: Limits): number => {
  const { small, large, eased } = hdbOccupants;
  if (fewRooms.includes(propertyType)) return small;
  return propertyType !== '3R' && tenancyStart <= eased.until ? Math.max(large, eased.most) : large;
};

const occupantProblem = (info: LeaseInfo, limits: Limits): InfoProblem | undefined => {
  const { propertyCategory, propertyType, occupants, tenancyStart } = info;
  if (propertyCategory !== 'hdb' || occupants === null) return undefined;
  const most = mostOccupants(propertyType, tenancyStart, limits);
  if (occupants <= most) return undefined;
  return open('occupants', `At most ${most} people may live in a flat of this type.`, 'V12');
};
