import { implement } from '#platform/server/http/implement.ts';
import { payout } from '../contract/index.ts';
import { approveRun } from './approve-run.ts';
import { downloadBankFile } from './bank-file/keep.ts';
import { readDebtItems } from './debts/debt-items.ts';
import { debts } from './debts/list-debts.ts';
import { approveWriteOff, prepareWriteOff, withdrawWriteOff } from './debts/write-off.ts';
import { approveAdvance, prepareAdvance, withdrawAdvance } from './deductions/advances.ts';
import { addCharge, chargesSheet, listCharges, waiveCharge } from './deductions/charges.ts';
import { addFee, endFee, feesSheet, listFees } from './deductions/fees.ts';
import { advancesSheet, listAdvances } from './deductions/list-advances.ts';
import { listWithheld, withheldSheet } from './deductions/list-withheld.ts';
import { remit } from './deductions/remit.ts';
import { takeBackRemittance } from './deductions/take-back-remittance.ts';
import { drawUp } from './draw-up.ts';
import { enterGstInvoice } from './enter-gst-invoice.ts';
import { findPayments } from './find-payments.ts';
import { hold, holds, release } from './holds/holds.ts';
import { findSubjects } from './holds/subjects.ts';
import { linesSheet, listLines, readLine } from './lines.ts';
import { downloadStatement, downloadTaxInvoice } from './papers/download.ts';
import { mailStatement } from './papers/mail-statements.ts';
import { payLine, payRun } from './pay-run.ts';
import { readNext, readRun, readRunEntries } from './read-run.ts';
import { returnLine } from './return-line.ts';
import { readRunDays } from './run-days.ts';
import { heldSheet, runsSheet } from './run-sheets.ts';
import { listRuns } from './runs.ts';
import { sendRun } from './send-run.ts';
import { approveWithdrawal, discardRun, dropWithdrawal, requestWithdrawal, withdrawRun } from './withdraw-run.ts';
import { listPaidInYear, paidInYearSheet, readMovements } from './yearly/paid-in-year.ts';
import { yearlySheet } from './yearly/yearly.ts';

export const payoutRoutes = implement('payout', payout, {
  runs: listRuns,
  days: readRunDays,
  runsSheet,
  linesSheet,
  heldSheet,
  next: readNext,
  run: readRun,
  runEntries: readRunEntries,
  lines: listLines,
  payments: findPayments,
  line: readLine,
  drawUp,
  discard: discardRun,
  withdraw: withdrawRun,
  requestWithdrawal,
  approveWithdrawal,
  dropWithdrawal,
  approve: approveRun,
  send: sendRun,
  bankFile: (at, { params, query }) => downloadBankFile(at, params.id, query.format),
  pay: payRun,
  payLine,
  returnLine,
  gstInvoice: enterGstInvoice,
  taxInvoice: (at, { params }) => downloadTaxInvoice(at, params.id),
  mailStatement,
  statement: (at, { params }) => downloadStatement(at, params.id),
  subjects: findSubjects,
  holds: holds.page,
  holdsSheet: holds.file,
  hold,
  release,
  fees: listFees,
  feesSheet,
  addFee,
  endFee,
  charges: listCharges,
  chargesSheet,
  addCharge,
  waive: waiveCharge,
  advances: listAdvances,
  advancesSheet,
  prepareAdvance,
  approveAdvance,
  withdrawAdvance,
  withheld: listWithheld,
  withheldSheet,
  remit,
  takeBackRemittance,
  debts: debts.page,
  debtsSheet: debts.file,
  debtItems: readDebtItems,
  prepareWriteOff,
  approveWriteOff,
  withdrawWriteOff,
  paidInYear: listPaidInYear,
  paidInYearSheet,
  movementsInYear: readMovements,
  yearlySheet,
});
