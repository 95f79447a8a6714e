import { IconCoins, IconFileText, IconInbox, IconLink, IconSchool, IconSitemap } from '@tabler/icons-react';
import type { IconType } from './menu.ts';

/** A group of the side menu; `to` is the prefix of its pages' addresses. */
export type MenuGroup = {
  label: string;
  to: string;
  icon: IconType;
  order: number;
  /** Whether its own address is a page, or leads to one: opening the group then opens that. */
  leads?: true;
  /** Whether it is open before its first page is. */
  startsOpen?: true;
};

/** The groups of the side menu. A group without a page for the person is not shown. */
export const menuGroups = {
  // Above the dashboard, and only staff have pages in it: the desk is what they open all day.
  agencyDesk: { label: 'Agency Desk', to: '/agency-desk', icon: IconInbox, order: 5, startsOpen: true },
  submissions: { label: 'E-Submission', to: '/e-submission', icon: IconFileText, order: 40, leads: true },
  myProduction: { label: 'My Production', to: '/my-productions', icon: IconCoins, order: 50 },
  teamProductions: { label: 'Team Productions', to: '/team-productions', icon: IconSitemap, order: 60 },
  training: { label: 'CPD / Training', to: '/training', icon: IconSchool, order: 70 },
  usefulLinks: { label: 'Useful Links', to: '/UsefulLinks', icon: IconLink, order: 100 },
  // Pages that have nothing for the person.
  folded: { label: 'For Salespeople', to: '/my-productions', icon: IconCoins, order: 110 },
} satisfies Record<string, MenuGroup>;
