import { implement } from '#platform/server/http/implement.ts';
import { payout } from '../contract/index.ts';
import { downloadBankFile } from './bank-file/keep.ts';
import { readDebtItems } from './debts/debt-items.ts';
import { debts } from './debts/list-debts.ts';
import { approveWriteOff, prepareWriteOff, withdrawWriteOff } from './debts/write-off.ts';
import { approveAdvance, prepareAdvance, withdrawAdvance } from './deductions/advances.ts';
import { addCharge, charges, waiveCharge } from './deductions/charges.ts';
import { addFee, endFee, fees } from './deductions/fees.ts';
import { advances } from './deductions/list-advances.ts';
import { withheld } from './deductions/list-withheld.ts';
import { remit } from './deductions/remit.ts';
import { takeBackRemittance } from './deductions/take-back-remittance.ts';
import { heldSheet } from './held/held-sheet.ts';
import { hold, holds, release } from './holds/holds.ts';
import { findSubjects } from './holds/subjects.ts';
import { enterGstInvoice } from './lines/enter-gst-invoice.ts';
import { findPayments } from './lines/find-payments.ts';
import { readLine, runLines } from './lines/lines.ts';
import { returnLine } from './lines/return-line.ts';
import { downloadStatement, downloadTaxInvoice } from './papers/download.ts';
import { mailStatement } from './papers/mail-statements.ts';
import { approveRun } from './runs/approve-run.ts';
import { drawUp } from './runs/draw-up.ts';
import { payLine, payRun } from './runs/pay-run.ts';
import { readNext, readRun, readRunEntries } from './runs/read-run.ts';
import { readRunDays } from './runs/run-days.ts';
import { runs } from './runs/runs.ts';
import { sendRun } from './runs/send-run.ts';
import { approveWithdrawal, discardRun, dropWithdrawal, requestWithdrawal, withdrawRun } from './runs/withdraw-run.ts';
import { listPaidInYear, paidInYearSheet, readMovements } from './yearly/paid-in-year.ts';
import { yearlySheet } from './yearly/yearly.ts';

export const payoutRoutes = implement('payout', payout, {
  runs: runs.page,
  days: readRunDays,
  runsSheet: runs.file,
  linesSheet: runLines.file,
  heldSheet,
  next: readNext,
  run: readRun,
  runEntries: readRunEntries,
  lines: runLines.page,
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
  fees: fees.page,
  feesSheet: fees.file,
  addFee,
  endFee,
  charges: charges.page,
  chargesSheet: charges.file,
  addCharge,
  waive: waiveCharge,
  advances: advances.page,
  advancesSheet: advances.file,
  prepareAdvance,
  approveAdvance,
  withdrawAdvance,
  withheld: withheld.page,
  withheldSheet: withheld.file,
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
