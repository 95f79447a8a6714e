import { commissionCentsOf } from '#features/esubmission/info/commission.rules.ts';
import { TransactionInfo } from '#features/esubmission/info/info.calls.ts';
import { otherSide } from '#features/esubmission/transaction.words.ts';
import { demoSalespeople } from '../agencies.ts';
import type { Draws } from '../draw/draws.ts';
import type { CasePlan, PlannedParty } from './case-plan.ts';

/** Of those whom we pay each agency has its turn. */
const byAgency = [...Map.groupBy(demoSalespeople, ({ agency }) => agency.licenceNo).values()];

/**
 * A co-broker of another agency on the other side. We pay them a share, or they bill their own client, and sometimes pay us our part
 * of that.
 */
export const drawExternal = (draws: Draws, info: CasePlan['info']): CasePlan['external'] => {
  const isPaid = info.propertyCategory !== 'hdb' && draws.chance(0.75);
  const { name, registrationNo, agency, mobile, email } = draws.pick(isPaid ? draws.next(byAgency) : demoSalespeople);
  return [
    {
      agencyName: agency.name,
      licenceNo: agency.licenceNo,
      agencyAddress: agency.address,
      gstRegistered: agency.gstRegistered ?? false,
      salespersonName: name,
      registrationNo,
      mobile,
      email,
      direction: isPaid ? 'PAY_OUT' : 'RECEIVE_IN',
      representedSide: otherSide(info.representedSide),
      shareBasis: 'PERCENT',
      shareRate: isPaid ? draws.pick([500_000, 500_000, 400_000]) : 0,
      shareCents: null,
    },
  ];
};

/** One or two colleagues who share: a co-broker, a referral, or both. */
export const drawInternal = (draws: Draws, colleagues: readonly string[]): CasePlan['internal'] => {
  if (colleagues.length === 0) return [];
  const first = {
    userName: draws.pick(colleagues),
    role: 'ICB' as const,
    rate: draws.pick([500_000, 400_000, 300_000]),
  };
  if (draws.chance(0.35)) return [{ ...first, role: 'IREF', rate: draws.pick([100_000, 150_000, 200_000]) }];
  const second = draws.pick(colleagues);
  if (second === first.userName || draws.chance(0.9)) return [first];
  return [first, { userName: second, role: 'IREF', rate: 100_000 }];
};

const addressed = (party: PlannedParty | undefined) => {
  const uen = party?.given.idType === 'UEN' ? (party.given.idNumber ?? '') : '';
  return {
    invoiceToText: party?.given.name ?? '',
    address: party?.given.address ?? '',
    email: party?.given.email ?? '',
    uen,
    // Of the financial district, and another one for each business.
    postalCode: uen && `04${uen.slice(4, 8)}`,
  };
};

/** One bill to the other agency: it has the whole commission of its client, and the commission of the submission is our part. */
export const billOfAgency = (
  { agencyName, agencyAddress }: CasePlan['external'][number],
  amountCents: number,
): CasePlan['bills'] => [
  {
    billFor: 'CO_BROKE_AGENCY',
    invoiceToText: agencyName,
    address: agencyAddress ?? '',
    email: '',
    amountCents,
  },
];

/**
 * Bills that sum to the commission: mostly one to our client, sometimes two. A co-broker who bills their own client often gets the
 * one bill: we are paid nothing by ours.
 */
export const drawBills = (draws: Draws, plan: Pick<CasePlan, 'info' | 'parties' | 'external'>): CasePlan['bills'] => {
  const { basis, rate } = plan.info.commission;
  const whole = commissionCentsOf(TransactionInfo.parse(plan.info));
  const client = addressed(plan.parties.find(({ given: party }) => party.representedParty === 'I'));
  const other = addressed(plan.parties.find(({ given: party }) => party.representedParty === 'O'));
  const [billing] = plan.external.filter(({ direction }) => direction === 'RECEIVE_IN');
  const way = draws.weighed({ byRate: 45, fixed: 40, halves: 6, shared: 5, agency: billing ? 60 : 4 });
  const parts = (share: number) => [Math.round(whole * share), whole - Math.round(whole * share)] as const;
  if (way === 'byRate' && basis !== 'FIXED') return [{ billFor: 'OWN_CLIENT', ...client, basis, rate: rate ?? null }];
  if (way === 'halves')
    return parts(0.5).map((amountCents) => ({ billFor: 'OWN_CLIENT' as const, ...client, amountCents }));
  if (way === 'shared') {
    const [own, theirs] = parts(0.7);
    return [
      { billFor: 'OWN_CLIENT', ...client, amountCents: own },
      { billFor: 'OTHER_PARTY', ...other, amountCents: theirs },
    ];
  }
  if (way === 'agency' && billing) return billOfAgency(billing, whole);
  return [{ billFor: 'OWN_CLIENT', ...client, amountCents: whole }];
};
