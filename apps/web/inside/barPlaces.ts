import {
  IconAddressBook,
  IconCash,
  IconChecklist,
  IconCoins,
  IconFilePlus,
  IconFileText,
  IconHome,
  IconInbox,
  IconNews,
  IconRadar2,
  IconScale,
  IconUsers,
} from '@tabler/icons-react';
import type { BarPlace } from '#platform/web/shell/bar/bar.ts';

const home: BarPlace = { label: 'Home', to: '/', icon: IconHome };

const ofSales: BarPlace[] = [
  { label: 'Submit', to: '/e-submission', prefix: '/e-submission', icon: IconFilePlus },
  { label: 'Contacts', to: '/contact-management', prefix: '/contact-management', icon: IconAddressBook },
  { label: 'Money', to: '/my-productions', prefix: '/my-productions', icon: IconCoins },
];

const place = (label: string, to: string, icon: BarPlace['icon']): BarPlace => ({ label, to, prefix: to, icon });

/** The first three that a person has stand in the bar. */
const ofDesks: BarPlace[] = [
  place('Hits', '/agency-desk/compliance/hits', IconRadar2),
  place('Approvals', '/agency-desk/compliance/approvals', IconChecklist),
  place('Invoices', '/agency-desk/finance/invoices', IconFileText),
  place('Payouts', '/agency-desk/finance/payouts', IconCash),
  place('Queue', '/agency-desk/submissions', IconInbox),
  place('People', '/agency-desk/people', IconUsers),
  place('Content', '/agency-desk/content', IconNews),
  place('Circulars', '/CEACirculars', IconScale),
];

/** The places of the bottom bar: what a salesperson does most, or the first pages of a person's desks. */
export const barPlacesOf = (isSelling: boolean, pages: readonly { to: string }[]): BarPlace[] => [
  home,
  ...(isSelling ? ofSales : ofDesks.filter((each) => pages.some(({ to }) => to === each.to)).slice(0, 3)),
];
