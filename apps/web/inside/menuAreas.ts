import {
  IconAddressBook,
  IconArrowDownLeft,
  IconArrowUpRight,
  IconBook2,
  IconCash,
  IconChecklist,
  IconCoins,
  IconFileText,
  IconFolders,
  IconInbox,
  IconLink,
  IconListSearch,
  IconMenu2,
  IconNews,
  IconSchool,
  IconSettings,
  IconShieldCheck,
  IconSitemap,
  IconUsers,
} from '@tabler/icons-react';
import type { Areas } from '#platform/web/shell/menu/menuOf.ts';

const finance = (...pages: string[]) => pages.map((page) => `/agency-desk/finance/${page}`);
const compliance = (...pages: string[]) => pages.map((page) => `/agency-desk/compliance/${page}`);

/** The side menu: its pages by their addresses, in areas. A person sees the lines that are theirs. */
export const menuAreas: Areas = {
  first: '/',
  sales: [
    {
      heading: 'Work',
      icon: IconAddressBook,
      lines: [
        '/CEACirculars',
        '/contact-management',
        {
          label: 'E-Submission',
          icon: IconFileText,
          prefix: '/e-submission',
          leads: true,
          pages: [
            '/e-submission/submit-new-transaction',
            '/e-submission/status-of-submission',
            '/e-submission/required-documents',
          ],
        },
      ],
    },
    {
      heading: 'Money',
      icon: IconCash,
      lines: [
        {
          label: 'My Production',
          icon: IconCoins,
          prefix: '/my-productions',
          pages: [
            '/my-productions',
            '/my-productions/submitted-deal',
            '/my-productions/commission-payout',
            '/my-productions/outstanding-invoice',
          ],
          unlisted: ['/my-productions/commission-plan'],
        },
        {
          label: 'Team Productions',
          icon: IconSitemap,
          prefix: '/team-productions',
          pages: ['/team-productions', '/team-productions/deal-submitted', '/team-productions/team-performance'],
        },
      ],
    },
    {
      heading: 'Learn and look up',
      icon: IconSchool,
      lines: [
        {
          label: 'CPD / Training',
          icon: IconSchool,
          prefix: '/training',
          pages: ['/training/course-attended', '/training/course-registered'],
        },
        '/agent-tools',
        '/resources',
        {
          label: 'Useful Links',
          icon: IconLink,
          prefix: '/UsefulLinks',
          pages: ['gov-e-services', 'tools-and-services', 'professional-body'].map((page) => `/UsefulLinks/${page}`),
        },
      ],
    },
  ],
  desks: [
    {
      heading: 'Submissions',
      icon: IconInbox,
      lines: ['/agency-desk/submissions', '/agency-desk/document-rules'],
    },
    {
      heading: 'Finance',
      icon: IconCash,
      lines: [
        {
          label: 'Money in',
          icon: IconArrowDownLeft,
          pages: finance('invoices', 'receipts', 'bank', 'reminders', 'aging'),
        },
        { label: 'Money out', icon: IconArrowUpRight, pages: finance('payouts', 'cobrokers') },
        ...finance('deals', 'approvals'),
        {
          label: 'Books and setup',
          icon: IconBook2,
          pages: [...finance('ledger', 'reports', 'plans'), '/agency-desk/rates', '/agency-desk/papers'],
        },
      ],
      unlisted: ['/agency-desk/finance'],
    },
    {
      heading: 'Compliance',
      icon: IconShieldCheck,
      lines: [
        ...compliance('hits', 'approvals'),
        '/agency-desk/compliance',
        ...compliance('register'),
        { label: 'Lists', icon: IconListSearch, pages: compliance('lists', 'countries') },
        { label: 'Records', icon: IconFolders, pages: compliance('keeping', 'holds') },
        { label: 'Setup', icon: IconSettings, pages: compliance('templates', 'settings') },
      ],
    },
    {
      heading: 'Content',
      icon: IconNews,
      lines: ['circulars', 'content', 'links', 'forms', 'market'].map((page) => `/agency-desk/${page}`),
    },
    { heading: 'Courses', icon: IconSchool, lines: ['/agency-desk/courses'] },
    { heading: 'People', icon: IconUsers, lines: ['/agency-desk/people'] },
    {
      heading: 'System',
      icon: IconChecklist,
      lines: ['/agency-desk/settings', '/agency-desk/audit', '/agency-desk/jobs'],
    },
  ],
  everyone: ['/CEACirculars'],
  all: { label: 'All pages', icon: IconMenu2 },
};
