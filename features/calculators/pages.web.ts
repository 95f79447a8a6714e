import { leadsTo, page } from '#platform/web/shell/page.ts';
import { readFields, writeFields } from './inputs/fields.rules.ts';
import { buyerFields, leaseFields, loanFields, sellerFields } from './inputs/inputs.rules.ts';

/** The address has a calculator's inputs, so that a link shows the same figures. */
const searchOf = (fields: object) => (raw: Record<string, unknown>) => writeFields(fields, readFields(fields, raw));

export const pages = [
  leadsTo('/agent-tools/calculators', '/agent-tools/calculators/buyer'),
  page({
    path: '/agent-tools/calculators/buyer',
    actions: [
      {
        label: 'Buyer calculator',
        to: '/agent-tools/calculators/buyer',
        words: ['stamp', 'duty', 'bsd', 'absd', 'purchase', 'calculators'],
      },
    ],
    search: searchOf(buyerFields),
    name: 'BuyerPage',
    from: () => import('./buyer/BuyerPage.tsx'),
  }),
  page({
    path: '/agent-tools/calculators/seller',
    actions: [
      {
        label: 'Seller calculator',
        to: '/agent-tools/calculators/seller',
        words: ['stamp', 'duty', 'ssd', 'proceeds', 'calculators'],
      },
    ],
    search: searchOf(sellerFields),
    name: 'SellerPage',
    from: () => import('./seller/SellerPage.tsx'),
  }),
  page({
    path: '/agent-tools/calculators/lease',
    actions: [
      {
        label: 'Lease calculator',
        to: '/agent-tools/calculators/lease',
        words: ['rental', 'stamp', 'duty', 'tenancy', 'calculators'],
      },
    ],
    search: searchOf(leaseFields),
    name: 'LeasePage',
    from: () => import('./lease/LeasePage.tsx'),
  }),
  page({
    path: '/agent-tools/calculators/loan',
    actions: [
      {
        label: 'Loan calculator',
        to: '/agent-tools/calculators/loan',
        words: ['mortgage', 'tdsr', 'msr', 'affordability', 'calculators'],
      },
    ],
    search: searchOf(loanFields),
    name: 'LoanPage',
    from: () => import('./loan/LoanPage.tsx'),
  }),
  page({
    path: '/agency-desk/rates',
    words: ['stamp', 'absd', 'tdsr'],
    who: 'desk:finance',
    name: 'RatesPage',
    from: () => import('./rates/RatesPage.tsx'),
    menu: { label: 'Duty and loan rates' },
  }),
];
