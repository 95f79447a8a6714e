import { formsOf, type RepresentedSide } from '#features/esubmission/transaction.words.ts';
import { addDays, addMonths, type Day } from '#platform/contract/days.ts';
import type { Draws } from '../draw/draws.ts';
import type { Place } from '../places/draw-place.ts';
import type { CasePlan } from './case-plan.ts';

type Info = CasePlan['info'];
/** `exercised`: when the option of a home that is no flat was, at the latest. `late`: it is reported so late that a reason is required. `isStamped`: its stamp duty is paid. */
type InfoInput = {
  place: Place;
  side: RepresentedSide;
  signed: Day;
  exercised: Day | null;
  late: boolean;
  isStamped: boolean;
};

/** The estate agency agreement of the client: exclusive or not, for 85 days. */
const agency = (draws: Draws, { side, signed }: InfoInput) => {
  const agencyForm = draws.pick(formsOf(side).slice(0, 2));
  const agencyFrom = addDays(signed, -draws.between(20, 50));
  const agencyTo = addDays(agencyFrom, 85);
  return { agencyForm, agencyAgreementNo: `EA${draws.between(100_000, 999_999)}`, agencyFrom, agencyTo };
};

const common = (draws: Draws, input: InfoInput) => {
  const { propertyCategory, propertyType, property, facts } = input.place;
  return {
    propertyCategory,
    propertyType,
    property,
    ...facts,
    ...(draws.chance(0.8) ? agency(draws, input) : {}),
    lateReason: input.late ? draws.pick(lateReasons) : '',
  };
};

const lateReasons = [
  'The client was abroad and signed late.',
  'The other agency sent its papers only now.',
  'The co-broke share was agreed late.',
];

/** Commission rates of a sale in ten-thousandths of a percent, by weight. The last one is unusually high. */
const rates = [
  [10_000, 35],
  [15_000, 10],
  [20_000, 54],
  [60_000, 1],
] as const;
const homeMonths = [
  [12, 38],
  [18, 2],
  [24, 60],
] as const;
const workMonths = [
  [24, 50],
  [36, 50],
] as const;

const cents = (dollars: number): number => Math.round(dollars * 100);

export const drawSale = (draws: Draws, input: InfoInput): Info => {
  const { place, side, signed } = input;
  const isHdb = place.propertyCategory === 'hdb';
  const price = place.price;
  const rate = isHdb && side === 'BUYER' ? 10_000 : draws.oneOf(rates);
  const isFixed = draws.chance(0.06);
  const amountCents = isFixed ? cents(Math.round(price / 5_000) * 100) : Math.round((price * rate) / 10_000);
  return {
    transactionType: 'SALE',
    representedSide: side as 'SELLER' | 'BUYER',
    ...common(draws, input),
    priceCents: cents(price),
    optionDate: signed,
    exerciseDate: isHdb ? null : input.exercised,
    completionDate: addDays(signed, isHdb ? draws.between(75, 110) : draws.between(63, 95)),
    optionFeeCents: isHdb ? 100_000 : cents(price / 100),
    exerciseFeeCents: isHdb ? 400_000 : cents(price / 25),
    ...(isHdb
      ? {
          optionSerialNo: `A${signed.slice(2, 4)}${draws.between(10_000, 99_999)}`,
          intentToSellDate: addDays(signed, -draws.between(14, 160)),
        }
      : {}),
    possession: draws.chance(0.12) ? 'TENANCY' : 'VACANT',
    marketType: !isHdb && draws.chance(0.06) ? 'SUBSALE' : 'RESALE',
    commission: isFixed ? { basis: 'FIXED', rate: null, amountCents } : { basis: 'PERCENT', rate, amountCents },
  };
};

const isHome = ({ propertyCategory }: Place): boolean =>
  ['hdb', 'private-residential', 'landed'].includes(propertyCategory);

export const drawLease = (draws: Draws, input: InfoInput): Info => {
  const { place, side, signed } = input;
  const isHdb = place.propertyCategory === 'hdb';
  const isRoom = isHome(place) && place.propertyCategory !== 'landed' && draws.chance(0.1);
  const rent = isRoom ? draws.pick([850, 950, 1_100, 1_250, 1_500]) : place.rent;
  const months = draws.oneOf(isHome(place) ? homeMonths : workMonths);
  const start = draws.chance(0.6) ? `${addMonths(signed, 1).slice(0, 7)}-01` : addDays(signed, draws.between(5, 30));
  const ofRent = months >= 24 ? 10_000 : 5_000;
  return {
    transactionType: 'LEASE',
    representedSide: side as 'LANDLORD' | 'TENANT',
    ...common(draws, input),
    monthlyRentCents: cents(rent),
    agreementDate: signed,
    tenancyStart: start,
    tenancyEnd: addDays(addMonths(start, months), -1),
    securityDepositCents: cents(rent * Math.ceil(months / 12)),
    ...(isRoom
      ? {
          rentalScope: 'ROOM' as const,
          roomDescription: draws.pick(['Master bedroom', 'Common room', 'Common room, by the lift']),
        }
      : {}),
    ...(isHdb ? { occupants: isRoom ? 1 : draws.between(2, 4) } : {}),
    renewalMonths: draws.chance(0.4) ? months : null,
    diplomaticClause: isHome(place) && draws.chance(0.35),
    loiDate: addDays(signed, -draws.between(3, 12)),
    goodFaithCents: cents(rent),
    marketType: draws.weighed({ NEW_TENANCY: 82, RENEWAL: 14, EXTENSION: 4 }),
    ...(input.isStamped
      ? {
          stampCertificateNo: `${signed.slice(0, 7).replace('-', '')}-0${draws.between(100_000, 999_999)}`,
          stampDate: signed,
          stampDutyCents: Math.round(rent * months * 0.4),
        }
      : {}),
    commission: { basis: 'MONTHS_OF_RENT', rate: ofRent, amountCents: Math.round((cents(rent) * ofRent) / 10_000) },
  };
};
