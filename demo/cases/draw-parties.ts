import type { RepresentedSide } from '#features/esubmission/transaction.words.ts';
import type { IdType, PartyKind, PassType } from '#features/particulars/words/kinds.ts';
import type { PropertyCategory } from '#features/property/words/categories.ts';
import { addDays, type Day } from '#platform/contract/days.ts';
import { type Draws, drawsFor } from '../draw/draws.ts';
import { drawFirm, drawForeigner, drawName, slug } from '../draw/names.ts';
import { businessUen, fin, mobile, nric, passport, uen } from '../draw/numbers.ts';
import type { Place } from '../places/draw-place.ts';
import type { PlannedParty } from './case-plan.ts';

type PartyInput = PlannedParty['given'];
type Human = Pick<
  PartyInput,
  'name' | 'idType' | 'idNumber' | 'nationality' | 'dateOfBirth' | 'residency' | 'phone' | 'email' | keyof Stay
>;
type Stay = Pick<PartyInput, 'idExpiry' | 'passType' | 'passExpiry' | 'occupation' | 'employer'>;

/** The side whose parties are drawn. */
export type Side = {
  partyType: RepresentedSide;
  isClient: boolean;
  isUnrepresented: boolean;
  place: Place;
  signed: Day;
};

/** The share of foreigners. They can't buy HDB flats or landed homes; many rent. */
const foreign = ({ partyType, place: { propertyCategory } }: Side): number => {
  if (partyType === 'TENANT') return propertyCategory === 'hdb' ? 0.4 : 0.6;
  return propertyCategory === 'hdb' || propertyCategory === 'landed' ? 0 : 0.14;
};

const firmShare: Record<PropertyCategory, number> = {
  hdb: 0,
  'private-residential': 0.07,
  landed: 0.06,
  commercial: 0.75,
  industrial: 0.85,
  land: 0.7,
};

const passes = { EP: 52, S_PASS: 16, DP: 12, LTVP: 5, STP: 8, PEP: 3, ONE_PASS: 4 };
const occupations = ['Software engineer', 'Accountant', 'Chef', 'Nurse', 'Research fellow', 'Sales manager', 'Teacher'];

/** Passport and pass of a foreigner; occupation and employer of a tenant. */
const drawStay = (draws: Draws, idType: IdType, { partyType, signed }: Side): Stay => {
  const isPassport = idType === 'PASSPORT';
  const isTenant = partyType === 'TENANT';
  const passType = isPassport && !isTenant ? 'NA' : draws.weighed<PassType>(passes);
  return {
    idExpiry: isPassport ? addDays(signed, draws.between(200, 3300)) : null,
    passType,
    passExpiry: passType === 'NA' ? null : addDays(signed, draws.between(640, 1400)),
    ...(isTenant && passType !== 'STP' && passType !== 'DP'
      ? { occupation: draws.pick(occupations), employer: `${drawFirm(draws)} Pte Ltd` }
      : {}),
  };
};

const drawHuman = (draws: Draws, side: Side, foreignShare = 0): Human => {
  const birthday = addDays(side.signed, -draws.between(24 * 366, 71 * 365));
  const isForeign = draws.chance(foreignShare);
  const person = isForeign ? drawForeigner(draws) : { name: drawName(draws), nationality: 'SG' };
  const isPassport = isForeign && draws.chance(0.25);
  const idType = isForeign ? (isPassport ? 'PASSPORT' : 'FIN') : 'NRIC';
  const numbers = {
    NRIC: () => nric(draws, Number(birthday.slice(0, 4))),
    FIN: () => fin(draws),
    PASSPORT: () => passport(draws),
  };
  const idNumber = numbers[idType]();
  return {
    ...person,
    // A sequence of its own, so that the other draws stay the same.
    ...(isForeign ? drawStay(drawsFor(0, idNumber), idType, side) : {}),
    idType,
    idNumber,
    dateOfBirth: birthday,
    residency: isForeign ? 'FOREIGNER' : 'SC',
    phone: mobile(draws),
    email: `${slug(person.name)}${draws.between(1, 99)}@mail.example`,
  };
};

const homeOf = (draws: Draws, { place, partyType }: Side): string => {
  const { block, street, unit, postalCode } = place.property;
  const owns = partyType === 'SELLER' || (partyType === 'LANDLORD' && draws.chance(0.3));
  return owns
    ? `${block} ${street}${unit ? ` #${unit}` : ''} Singapore ${postalCode}`
    : `Blk ${draws.between(101, 689)} ${draws.pick(['Tampines St 81', 'Clementi Ave 4', 'Bishan St 12', 'Yishun Ring Rd', 'Hougang Ave 8'])} #${String(draws.between(2, 18)).padStart(2, '0')}-${draws.between(100, 899)}`;
};

const asParty = (
  side: Side,
  party: Omit<PartyInput, 'partyType' | 'representedParty' | 'isUnrepresented'>,
): PlannedParty => ({
  given: {
    ...party,
    partyType: side.partyType,
    representedParty: side.isClient ? 'I' : 'O',
    isUnrepresented: side.isUnrepresented,
  },
});

const together = [
  [1, 55],
  [2, 42],
  [3, 3],
] as const;

/** One to three people. Two or more owners are joint tenants or tenants in common. */
const people = (draws: Draws, side: Side): PlannedParty[] => {
  const address = homeOf(draws, side);
  const count = draws.oneOf(together);
  const isOwner = side.partyType === 'SELLER' || side.partyType === 'BUYER';
  const isCommon = isOwner && count === 2 && draws.chance(0.25);
  const rates = isCommon
    ? draws.pick([
        [500_000, 500_000],
        [700_000, 300_000],
        [990_000, 10_000],
      ])
    : [];
  const tenancy = isOwner && count !== 1 ? (isCommon ? 'COMMON' : 'JOINT') : null;
  const people = Array.from({ length: count }, (_, index) =>
    asParty(side, {
      ...drawHuman(draws, side, foreign(side)),
      kind: 'INDIVIDUAL',
      address,
      tenancy,
      ownershipRate: rates[index] ?? null,
    }),
  );
  return [...people, ...inPlaceOf(draws, side)];
};

/** Sometimes one more person, who acts for the first party by a power of attorney. */
const inPlaceOf = (draws: Draws, side: Side): PlannedParty[] => {
  if (!draws.chance(0.04)) return [];
  const attorney = asParty(side, { ...drawHuman(draws, side), kind: 'INDIVIDUAL', address: '', isOnBehalf: true });
  return [{ ...attorney, actsFor: 0 }];
};

const companies = ['COMPANY', 'COMPANY', 'COMPANY'] as const;
const bodies: PartyKind[] = [
  'LLP',
  ...companies,
  'TRUST',
  'SOLE_PROP',
  ...companies,
  'PARTNERSHIP',
  'SOCIETY',
  ...companies,
];
const endings: Partial<Record<PartyKind, string>> = {
  COMPANY: ' Pte Ltd',
  LLP: ' LLP',
  PARTNERSHIP: ' & Partners',
  SOLE_PROP: ' Trading',
  TRUST: ' Family Trust',
  SOCIETY: ' Association',
};

const body = (draws: Draws, side: Side): PlannedParty[] => {
  const kind = draws.next(bodies);
  const name = `${drawFirm(draws)}${endings[kind] ?? ''}`;
  const isBusiness = kind === 'SOLE_PROP' || kind === 'PARTNERSHIP';
  const party = asParty(side, {
    kind,
    name,
    idType: 'UEN',
    idNumber: isBusiness ? businessUen(draws) : uen(draws),
    nationality: 'SG',
    phone: mobile(draws),
    email: `office@${slug(name).replaceAll('.', '')}.example`,
    address: `${draws.between(1, 180)} ${draws.pick(['Cecil Street', 'Robinson Road', 'Ubi Road 3', 'Beach Road'])} #${draws.between(10, 28)}-0${draws.between(1, 9)}`,
  });
  const isHeld = kind === 'COMPANY' || kind === 'LLP' || kind === 'PARTNERSHIP';
  return [isHeld ? { ...party, shareholders: holders(draws, side) } : party];
};

/** Shareholders who hold 100% together: people, or people and one holding company with people behind it. */
const holders = (draws: Draws, side: Side): NonNullable<PlannedParty['shareholders']> => {
  const someone = (rate: number, under?: number) => {
    const { name, idType, idNumber, nationality } = drawHuman(draws, side, 0.15);
    return {
      kind: 'INDIVIDUAL' as const,
      name,
      idType,
      idNumber,
      nationality,
      rate,
      ...(under === undefined ? {} : { under }),
    };
  };
  const [first = 0, ...others] = draws.pick([
    [1_000_000],
    [600_000, 400_000],
    [500_000, 300_000, 200_000],
    [510_000, 490_000],
  ]);
  if (others.length === 0 || draws.chance(0.7)) return [first, ...others].map((rate) => someone(rate));
  // “Group” in the name makes it differ from the company that it holds.
  const holding = {
    kind: 'COMPANY' as const,
    name: `${drawFirm(draws)} Group Pte Ltd`,
    idType: 'UEN' as const,
    idNumber: uen(draws),
    nationality: 'SG',
    rate: first,
  };
  return [holding, ...others.map((rate) => someone(rate)), someone(750_000, 0), someone(250_000, 0)];
};

/** The parties of one side: people, a body, or sometimes the estate of a deceased seller. */
export const drawSide = (draws: Draws, side: Side): PlannedParty[] => {
  if (draws.chance(firmShare[side.place.propertyCategory])) return body(draws, side);
  if (side.partyType === 'SELLER' && draws.chance(0.02)) {
    const gone = drawHuman(draws, side);
    return [
      asParty(side, {
        ...gone,
        kind: 'ESTATE',
        name: `Estate of ${gone.name}`,
        residency: null,
        address: homeOf(draws, side),
      }),
    ];
  }
  return people(draws, side);
};
