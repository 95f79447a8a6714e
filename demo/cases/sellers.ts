import { demoPeople } from '../accounts.ts';
import type { CasePlan } from './case-plan.ts';

const printed = new Set(demoPeople.map(({ userName }) => userName));

/** The four with the most deals besides those whose accounts are printed; who has the most commission of one year comes first. */
export const sellersOf = (plans: CasePlan[]): string[] =>
  [...Map.groupBy(plans.filter(isDeal), ({ by }) => by)]
    .filter(([userName]) => !printed.has(userName))
    .map(([userName, deals]) => ({ userName, count: deals.length, most: mostOfOneYear(deals) }))
    .toSorted((a, b) => b.count - a.count || (a.userName < b.userName ? -1 : 1))
    .slice(0, 4)
    .toSorted((a, b) => b.most - a.most)
    .map(({ userName }) => userName);

const mostOfOneYear = (deals: CasePlan[]): number => {
  const years = Map.groupBy(deals, ({ at }) => at.slice(0, 4));
  return Math.max(...[...years.values()].map(commissionOf));
};

const commissionOf = (deals: CasePlan[]): number =>
  deals.reduce((sum, { info }) => sum + Number(info.commission?.amountCents ?? 0), 0);

/** Approved, and neither cancelled nor fallen through afterwards. */
const isDeal = ({ moves }: CasePlan): boolean => {
  const last = moves.findLast((move) => move.kind === 'move');
  return last?.kind === 'move' && last.statusId === 7;
};
