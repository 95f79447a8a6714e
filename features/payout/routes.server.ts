import { implement } from '#platform/server/http/implement.ts';
import { downloadBankFile } from './bank-file/keep.server.ts';
import { readDebtItems } from './debts/debt-items.server.ts';
import { debts } from './debts/list-debts.server.ts';
import { approveWriteOff, prepareWriteOff, withdrawWriteOff } from './debts/write-off.server.ts';
import { approveAdvance, prepareAdvance, withdrawAdvance } from './deductions/advances.server.ts';
import { addCharge, charges, waiveCharge } from './deductions/charges.server.ts';
import { addFee, endFee, fees } from './deductions/fees.server.ts';
import { advances } from './deductions/list-advances.server.ts';
import { enterGstInvoice } from './gst/enter-gst-invoice.server.ts';
import { heldSheet, readHeld } from './held/list-held.server.ts';
import { hold, holds, release } from './holds/holds.server.ts';
import { findSubjects } from './holds/subjects.server.ts';
import { findPayments } from './lines/find-payments.server.ts';
import { readLine, runLines } from './lines/lines.server.ts';
import { returnLine } from './lines/return-line.server.ts';
import { payout } from './room.calls.ts';
import { approveRun } from './runs/approve-run.server.ts';
import { drawUp } from './runs/draw-up.server.ts';
import { payLine, payRun } from './runs/pay-run.server.ts';
import { readNext, readRun, readRunEntries } from './runs/read-run.server.ts';
import { readRunDays } from './runs/run-days.server.ts';
import { runs } from './runs/runs.server.ts';
import { sendRun } from './runs/send-run.server.ts';
import {
  approveWithdrawal,
  discardRun,
  dropWithdrawal,
  requestWithdrawal,
  withdrawRun,
} from './runs/withdraw-run.server.ts';
import { downloadStatement, downloadTaxInvoice } from './statements/download.server.ts';
import { mailStatement } from './statements/mail-statements.server.ts';
import { withheld } from './withheld/list-withheld.server.ts';
import { remit } from './withheld/remit.server.ts';
import { takeBackRemittance } from './withheld/take-back-remittance.server.ts';
import { listPaidInYear, paidInYearSheet, readMovements } from './yearly/paid-in-year.server.ts';
import { yearlySheet } from './yearly/yearly.server.ts';

export const payoutRoutes = implement('payout', payout, {
  runs: runs.page,
  days: readRunDays,
  runsSheet: runs.file,
  linesSheet: runLines.file,
  held: readHeld,
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
