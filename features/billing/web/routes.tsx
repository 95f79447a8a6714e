import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
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

export const billingRoutes = (parent: AnyRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/finance/invoices',
    staticData: { page: 'InvoicesPage' },
    validateSearch: billList.validate,
    component: lazyRouteComponent(() => import('./bills/InvoicesPage.tsx'), 'InvoicesPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/finance/credit-notes',
    staticData: { page: 'CreditNotesPage' },
    validateSearch: creditNoteList.validate,
    component: lazyRouteComponent(() => import('./credit-notes/CreditNotesPage.tsx'), 'CreditNotesPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/finance/receipts',
    staticData: { page: 'ReceiptsPage' },
    validateSearch: receiptList.validate,
    component: lazyRouteComponent(() => import('./receipts/ReceiptsPage.tsx'), 'ReceiptsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/finance/bank',
    staticData: { page: 'BankPage' },
    validateSearch: bankList.validate,
    component: lazyRouteComponent(() => import('./bank/BankPage.tsx'), 'BankPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/finance/bank/duplicates',
    staticData: { page: 'DuplicatesPage' },
    validateSearch: duplicateList.validate,
    component: lazyRouteComponent(() => import('./bank/duplicates/DuplicatesPage.tsx'), 'DuplicatesPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/finance/approvals',
    staticData: { page: 'RequestsPage' },
    validateSearch: requestList.validate,
    component: lazyRouteComponent(() => import('./requests/RequestsPage.tsx'), 'RequestsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/finance/deals/revisions',
    staticData: { page: 'RevisionsPage' },
    validateSearch: revisionList.validate,
    component: lazyRouteComponent(() => import('./revision/RevisionsPage.tsx'), 'RevisionsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/finance/deals/$id/revision',
    component: lazyRouteComponent(() => import('./revision/RevisionPage.tsx'), 'RevisionPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/finance',
    staticData: { page: 'OverviewPage' },
    component: lazyRouteComponent(() => import('./reports/OverviewPage.tsx'), 'OverviewPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/finance/aging',
    staticData: { page: 'AgingPage' },
    validateSearch: agingList.validate,
    component: lazyRouteComponent(() => import('./reports/AgingPage.tsx'), 'AgingPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/finance/reports',
    staticData: { page: 'ReportsPage' },
    validateSearch: gstQuarterOf,
    component: lazyRouteComponent(() => import('./reports/ReportsPage.tsx'), 'ReportsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/finance/reports/gst',
    staticData: { page: 'GstRowsPage' },
    validateSearch: gstRowList.validate,
    component: lazyRouteComponent(() => import('./reports/GstRowsPage.tsx'), 'GstRowsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/finance/reminders',
    staticData: { page: 'RemindersPage' },
    validateSearch: reminderList.validate,
    component: lazyRouteComponent(() => import('./reminders/RemindersPage.tsx'), 'RemindersPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/finance/reminders/requests',
    staticData: { page: 'ReminderRequestsPage' },
    validateSearch: reminderRequestList.validate,
    component: lazyRouteComponent(() => import('./reminders/ReminderRequestsPage.tsx'), 'ReminderRequestsPage'),
  }),
];
