import { menuGroups } from '#platform/web/shell/menu/menuGroups.ts';
import { leadsTo, page } from '#platform/web/shell/page.ts';
import { readFields, writeFields } from '../rules/fields.ts';
import { buyerFields, leaseFields, loanFields, sellerFields } from '../rules/inputs.ts';

/** What a calculator was asked is in its address, so that a link shows the same figures. */
const searchOf = (fields: object) => (raw: Record<string, unknown>) => writeFields(fields, readFields(fields, raw));

export const pages = [
  leadsTo('/agent-tools/calculators', '/agent-tools/calculators/buyer'),
  page({
    path: '/agent-tools/calculators/buyer',
    search: searchOf(buyerFields),
    name: 'BuyerPage',
    from: () => import('./BuyerPage.tsx'),
  }),
  page({
    path: '/agent-tools/calculators/seller',
    search: searchOf(sellerFields),
    name: 'SellerPage',
    from: () => import('./SellerPage.tsx'),
  }),
  page({
    path: '/agent-tools/calculators/lease',
    search: searchOf(leaseFields),
    name: 'LeasePage',
    from: () => import('./LeasePage.tsx'),
  }),
  page({
    path: '/agent-tools/calculators/loan',
    search: searchOf(loanFields),
    name: 'LoanPage',
    from: () => import('./LoanPage.tsx'),
  }),
  page({
    path: '/agency-desk/rates',
    who: 'desk:finance',
    name: 'RatesPage',
    from: () => import('./desk/RatesPage.tsx'),
    menu: { group: menuGroups.agencyDesk, label: 'Duty And Loan Rates' },
  }),
];
