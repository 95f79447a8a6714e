import { menuGroups } from '#platform/web/shell/menu/menuGroups.ts';
import { page } from '#platform/web/shell/page.ts';
import { bankList } from './bank/bankList.ts';
import { duplicateList } from './bank/duplicates/duplicateList.ts';
import { billList } from './bills/billList.ts';
import { creditNoteList } from './credit-notes/creditNoteList.ts';
import { receiptList } from './receipts/receiptList.ts';
import { reminderList } from './reminders/reminderList.ts';
import { reminderRequestList } from './reminders/reminderRequestList.ts';
import { agingList } from './reports/agingList.ts';
import { gstQuarterOf, gstRowList } from './reports/gstRowList.ts';
import { requestList } from './requests/requestList.ts';
import { revisionList } from './revision/revisionList.ts';

const group = menuGroups.agencyDesk;

export const pages = [
  page({
    path: '/agency-desk/finance/invoices',
    who: 'desk:finance',
    search: billList.validate,
    name: 'InvoicesPage',
    from: () => import('./bills/InvoicesPage.tsx'),
    menu: { group, label: 'Invoices', also: ['/agency-desk/finance/credit-notes'] },
  }),
  page({
    path: '/agency-desk/finance/credit-notes',
    who: 'desk:finance',
    search: creditNoteList.validate,
    name: 'CreditNotesPage',
    from: () => import('./credit-notes/CreditNotesPage.tsx'),
  }),
  page({
    path: '/agency-desk/finance/receipts',
    who: 'desk:finance',
    search: receiptList.validate,
    name: 'ReceiptsPage',
    from: () => import('./receipts/ReceiptsPage.tsx'),
    menu: { group, label: 'Receipts' },
  }),
  page({
    path: '/agency-desk/finance/bank',
    who: 'desk:finance',
    search: bankList.validate,
    name: 'BankPage',
    from: () => import('./bank/BankPage.tsx'),
    menu: { group, label: 'Bank' },
  }),
  page({
    path: '/agency-desk/finance/bank/duplicates',
    who: 'desk:finance',
    search: duplicateList.validate,
    name: 'DuplicatesPage',
    from: () => import('./bank/duplicates/DuplicatesPage.tsx'),
  }),
  page({
    path: '/agency-desk/finance/approvals',
    who: 'desk:finance',
    search: requestList.validate,
    name: 'RequestsPage',
    from: () => import('./requests/RequestsPage.tsx'),
    menu: { group, label: 'Approvals' },
  }),
  page({
    path: '/agency-desk/finance/deals/revisions',
    who: 'desk:finance',
    search: revisionList.validate,
    name: 'RevisionsPage',
    from: () => import('./revision/RevisionsPage.tsx'),
  }),
  page({
    path: '/agency-desk/finance/deals/$id/revision',
    who: 'desk:finance',
    name: 'RevisionPage',
    from: () => import('./revision/RevisionPage.tsx'),
  }),
  page({
    path: '/agency-desk/finance',
    who: 'desk:finance',
    name: 'OverviewPage',
    from: () => import('./reports/OverviewPage.tsx'),
    menu: { group, label: 'Finance' },
  }),
  page({
    path: '/agency-desk/finance/aging',
    who: 'desk:finance',
    search: agingList.validate,
    name: 'AgingPage',
    from: () => import('./reports/AgingPage.tsx'),
    menu: { group, label: 'Ageing' },
  }),
  page({
    path: '/agency-desk/finance/reports',
    who: 'desk:finance',
    search: gstQuarterOf,
    name: 'ReportsPage',
    from: () => import('./reports/ReportsPage.tsx'),
    menu: { group, label: 'Reports' },
  }),
  page({
    path: '/agency-desk/finance/reports/gst',
    who: 'desk:finance',
    search: gstRowList.validate,
    name: 'GstRowsPage',
    from: () => import('./reports/GstRowsPage.tsx'),
  }),
  page({
    path: '/agency-desk/finance/reminders',
    who: 'desk:finance',
    search: reminderList.validate,
    name: 'RemindersPage',
    from: () => import('./reminders/RemindersPage.tsx'),
    menu: { group, label: 'Reminders' },
  }),
  page({
    path: '/agency-desk/finance/reminders/requests',
    who: 'desk:finance',
    search: reminderRequestList.validate,
    name: 'ReminderRequestsPage',
    from: () => import('./reminders/ReminderRequestsPage.tsx'),
  }),
];
