import { IconCoins, IconFileText, IconInbox, IconLink, IconSchool, IconSitemap } from '@tabler/icons-react';
import type { IconType } from './menu.ts';

/** A group of the side menu; `to` is the prefix of its pages' addresses. */
export type MenuGroup = {
  label: string;
  to: string;
  icon: IconType;
  /** Whether its own address is a page, or leads to one: opening the group then opens that. */
  leads?: true;
  /** Whether it is open before its first page is. */
  startsOpen?: true;
};

/** The groups of the side menu. A group without a page for the person is not shown; the others stand where their first page does. */
export const menuGroups = {
  agencyDesk: { label: 'Agency Desk', to: '/agency-desk', icon: IconInbox, startsOpen: true },
  submissions: { label: 'E-Submission', to: '/e-submission', icon: IconFileText, leads: true },
  myProduction: { label: 'My Production', to: '/my-productions', icon: IconCoins },
  teamProductions: { label: 'Team Productions', to: '/team-productions', icon: IconSitemap },
  training: { label: 'CPD / Training', to: '/training', icon: IconSchool },
  usefulLinks: { label: 'Useful Links', to: '/UsefulLinks', icon: IconLink },
  // Pages that have nothing for the person.
  folded: { label: 'For Salespeople', to: '/my-productions', icon: IconCoins },
} satisfies Record<string, MenuGroup>;
