import {
  IconBriefcase,
  IconCoins,
  IconFileText,
  IconFolder,
  IconInbox,
  IconLayoutDashboard,
  IconLink,
  IconScale,
  IconSchool,
  IconSitemap,
  IconUsers,
} from '@tabler/icons-react';
import type { MenuEntry } from '#platform/web/shell/menu.ts';

/** What waits behind an entry, by its address. */
export type Waiting = Record<string, number | undefined>;

/** 00's side menu, word for word. */
const everyone: MenuEntry[] = [
  { label: 'Dashboard', to: '/', icon: IconLayoutDashboard },
  { label: 'CEA Practice Circulars', to: '/CEACirculars', icon: IconScale },
  { label: 'Contact Management', to: '/contact-management', icon: IconUsers },
  {
    label: 'E-Submission',
    to: '/e-submission',
    icon: IconFileText,
    children: [
      { label: 'Submit New Transaction', to: '/e-submission/submit-new-transaction' },
      { label: 'Status Of Submission', to: '/e-submission/status-of-submission' },
      { label: 'Required Documents', to: '/e-submission/required-documents' },
    ],
  },
  {
    label: 'My Production',
    to: '/my-productions',
    icon: IconCoins,
    children: [
      { label: 'Production Dashboard', to: '/my-productions' },
      { label: 'My Transactions', to: '/my-productions/submitted-deal' },
      { label: 'My Payment Received', to: '/my-productions/commission-payout' },
      { label: 'My Outstanding Comm', to: '/my-productions/outstanding-invoice' },
    ],
  },
  {
    label: 'Team Productions',
    to: '/team-productions',
    icon: IconSitemap,
    children: [
      { label: 'Team HR', to: '/team-productions' },
      { label: 'Team Transactions', to: '/team-productions/deal-submitted' },
      { label: 'Team Performance', to: '/team-productions/team-performance' },
    ],
  },
  {
    label: 'CPD / Training',
    to: '/training',
    icon: IconSchool,
    children: [
      { label: 'CPD Course(s) Attended', to: '/training/course-attended' },
      { label: 'Courses/Events Registered', to: '/training/course-registered' },
    ],
  },
  { label: 'Agent Tools', to: '/agent-tools', icon: IconBriefcase },
  { label: 'Resources', to: '/resources', icon: IconFolder },
  {
    label: 'Useful Links',
    to: '/UsefulLinks',
    icon: IconLink,
    children: [
      { label: 'Gov E-Services', to: '/UsefulLinks/gov-e-services' },
      { label: 'Tools And Services', to: '/UsefulLinks/tools-and-services' },
      { label: 'Professional Body', to: '/UsefulLinks/professional-body' },
    ],
  },
];

/** What someone does at the agency desk: each has its page. */
export type DeskWork = {
  worksAtDesk: boolean;
  doesCompliance: boolean;
  writesRules: boolean;
  managesPeople: boolean;
  changesSettings: boolean;
  runsAgency: boolean;
};

const agencyDesk = (work: DeskWork): MenuEntry[] => {
  const children = [
    ...(work.worksAtDesk ? [{ label: 'Submissions', to: '/agency-desk/submissions' }] : []),
    ...(work.doesCompliance ? [{ label: 'Compliance', to: '/agency-desk/compliance' }] : []),
    ...(work.writesRules ? [{ label: 'Document Rules', to: '/agency-desk/document-rules' }] : []),
    ...(work.managesPeople ? [{ label: 'People', to: '/agency-desk/people' }] : []),
    ...(work.changesSettings ? [{ label: 'Settings', to: '/agency-desk/settings' }] : []),
    ...(work.runsAgency
      ? [
          { label: 'Audit Trail', to: '/agency-desk/audit' },
          { label: 'Failed Jobs', to: '/agency-desk/jobs' },
        ]
      : []),
  ];
  return children.length > 0 ? [{ label: 'Agency Desk', to: '/agency-desk', icon: IconInbox, children }] : [];
};

const withBadges = (menu: MenuEntry[], waiting: Waiting): MenuEntry[] =>
  menu.map((entry) => {
    const badge = waiting[entry.to];
    return {
      ...entry,
      ...(entry.children ? { children: withBadges(entry.children, waiting) } : badge ? { badge } : {}),
    };
  });

/** The side menu of a person: the same for all, and the Agency Desk for those who work there. */
export const menuFor = (work: DeskWork, waiting: Waiting = {}): MenuEntry[] =>
  withBadges([...everyone, ...agencyDesk(work)], waiting);
