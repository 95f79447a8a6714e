import { eq } from 'drizzle-orm';
import { downloadStatement, downloadTaxInvoice, payoutLine } from '#features/payout/index.server.ts';
import { implement } from '#platform/server/http/implement.ts';
import { production } from '../contract/index.ts';
import { listDeals } from './deals/list-deals.ts';
import { dealSheet, reportDeals } from './deals/report-deals.ts';
import {
  addDocument,
  documentFile,
  listDocuments,
  proFormaPdf,
  receiptPdf,
  reminderPdf,
  taxInvoicePdf,
} from './detail/papers.ts';
import { readDetail, readInvoices, readReceipts, readReminders } from './detail/read-detail.ts';
import { readDashboard } from './figures/read-dashboard.ts';
import { askFinanceOf } from './outstanding/ask-finance.ts';
import { askReminders } from './outstanding/ask-reminders.ts';
import { listOutstanding, outstandingSheet } from './outstanding/list-outstanding.ts';
import { incomeReport } from './received/income-report.ts';
import { listEarned, listFromClients, listOwnAdvances, listPaidOut } from './received/list-money.ts';
import { earnedSheet, fromClientsSheet, paidOutSheet } from './received/money-sheets.ts';
import { readNextPayout } from './received/next-payout.ts';
import { readPaidOut } from './received/paid-detail.ts';
import { readByCea, readDownline, readProfile } from './team/downline.ts';
import { listTeamDeals } from './team/list-team-deals.ts';
import { readPerformance, readRows } from './team/performance.ts';
import { searchMembers } from './team/search-members.ts';
import { performanceReport, performanceSheet, teamDealSheet } from './team/sheets.ts';
import { readTeamDeal } from './team/team-deal.ts';

export const productionRoutes = implement('production', production, {
  dashboard: readDashboard,
  deals: listDeals,
  dealReport: reportDeals,
  dealSheet,
  outstanding: listOutstanding,
  outstandingSheet,
  askReminders,
  askFinance: askFinanceOf,
  detail: readDetail,
  invoiceDetail: readInvoices,
  receiptDetail: readReceipts,
  reminderDetail: readReminders,
  taxInvoicePdf,
  proFormaPdf,
  receiptPdf,
  reminderPdf,
  documents: listDocuments,
  documentFile,
  uploadDocument: addDocument,
  payoutDeal: listEarned,
  payoutDealSheet: earnedSheet,
  received: listFromClients,
  receivedSheet: fromClientsSheet,
  paidOut: listPaidOut,
  paidOutSheet,
  paidDetail: readPaidOut,
  advances: (at) => listOwnAdvances(at),
  nextPayout: readNextPayout,
  incomeReport,
  downline: readDownline,
  downlineByCea: readByCea,
  profile: readProfile,
  members: searchMembers,
  teamDeals: listTeamDeals,
  teamDealSheet,
  teamDeal: readTeamDeal,
  performance: readPerformance,
  performanceRows: readRows,
  performanceSheet,
  performanceReport,
  statement: (at, { params }) => downloadStatement(at, params.id, eq(payoutLine.personId, at.actor.userId)),
  taxInvoice: (at, { params }) => downloadTaxInvoice(at, params.id, eq(payoutLine.personId, at.actor.userId)),
});
