import { downloadStatement, downloadTaxInvoice, paysPerson } from '#features/payout/index.server.ts';
import { implement } from '#platform/server/http/implement.ts';
import { readDashboard } from './dashboard/read-dashboard.server.ts';
import {
  addDocument,
  documentFile,
  listDocuments,
  proFormaPdf,
  receiptPdf,
  reminderPdf,
  taxInvoicePdf,
} from './deal-details/papers.server.ts';
import { readDetail, readInvoices, readReceipts, readReminders } from './deal-details/read-detail.server.ts';
import { incomeReport } from './income-report/income-report.server.ts';
import { listEarned, listFromClients, listOwnAdvances, listPaidOut } from './money/list-money.server.ts';
import { earnedSheet, fromClientsSheet, paidOutSheet } from './money/money-sheets.server.ts';
import { readNextPayout } from './money/next-payout.server.ts';
import { readPaidOut } from './money/paid-detail.server.ts';
import { askFinanceOf } from './outstanding/ask-finance.server.ts';
import { askReminders } from './outstanding/ask-reminders.server.ts';
import { listOutstanding, outstandingSheet } from './outstanding/list-outstanding.server.ts';
import { readPerformance, readRows } from './performance/performance.server.ts';
import { performanceReport, performanceSheet, teamDealSheet } from './performance/sheets.server.ts';
import { production } from './room.calls.ts';
import { readByCea, readDownline, readProfile } from './team/downline.server.ts';
import { searchMembers } from './team/search-members.server.ts';
import { listTeamDeals } from './team-transactions/list-team-deals.server.ts';
import { readTeamDeal } from './team-transactions/team-deal.server.ts';
import { listDeals } from './transactions/list-deals.server.ts';
import { dealSheet, reportDeals } from './transactions/report-deals.server.ts';

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
  statement: (at, { params }) => downloadStatement(at, params.id, paysPerson(at.actor.userId)),
  taxInvoice: (at, { params }) => downloadTaxInvoice(at, params.id, paysPerson(at.actor.userId)),
});
