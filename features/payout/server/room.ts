import { sql } from 'drizzle-orm';
import { bankPayments, refundEntries } from '#features/billing/server/index.ts';
import { linePapers, openInMonth, waitingForFinance } from '#features/ledger/server/index.ts';
import { auditedKinds, namesIn, numberedIn, wordsIn } from '#platform/server/audit/described.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { bankFileFormats, runKinds } from '../words.ts';
import { sealedFiles } from './bank-file/keep.ts';
import { payoutsAtTheBank } from './bank-lines/confirm.ts';
import { demoPayouts } from './demo/demo-payouts.ts';
import { gstOfPayouts } from './lines/gst-papers.ts';
import { refundEntriesOf } from './lines/refund-entries.ts';
import { mailStatementsJob, paidOut } from './papers/mail-statements.ts';
import { payoutRoutes } from './routes.ts';
import { payoutsOpenInMonth, waitingPayouts } from './runs/waiting.ts';
import { advance, charge, payoutHold, payoutRun, recurringFee, remittance, writeOff } from './tables.ts';

const nameOfRun = sql<string>`coalesce("payout_run"."number", 'draft run')`;

export const room: Room = {
  routes: () => payoutRoutes,
  jobs: (services) => [mailStatementsJob(services)],
  notices: [paidOut],
  demo: demoPayouts,
  offers: [
    ...waitingPayouts.map((each) => offer(waitingForFinance, each)),
    offer(openInMonth, payoutsOpenInMonth),
    ...gstOfPayouts.map((each) => offer(linePapers, each)),
    offer(bankPayments, payoutsAtTheBank),
    offer(refundEntries, refundEntriesOf),
    offer(auditedKinds, {
      aggregate: 'payout',
      words: 'Payout run',
      ...numberedIn(payoutRun, payoutRun.id, payoutRun.number),
      names: namesIn(payoutRun, payoutRun.id, nameOfRun),
      values: { kind: wordsIn(runKinds), format: wordsIn(bankFileFormats) },
    }),
    offer(auditedKinds, {
      aggregate: 'payout-hold',
      words: 'Payout hold',
      names: namesIn(payoutHold, payoutHold.id, payoutHold.label),
    }),
    offer(auditedKinds, {
      aggregate: 'fee',
      words: 'Recurring fee',
      names: namesIn(recurringFee, recurringFee.id, recurringFee.text),
    }),
    offer(auditedKinds, { aggregate: 'charge', words: 'Charge', names: namesIn(charge, charge.id, charge.text) }),
    offer(auditedKinds, {
      aggregate: 'remittance',
      words: 'Remittance',
      names: namesIn(remittance, remittance.id, remittance.reference),
    }),
    offer(auditedKinds, {
      aggregate: 'advance',
      words: 'Advance',
      names: namesIn(advance, advance.id, advance.reason),
    }),
    offer(auditedKinds, {
      aggregate: 'write-off',
      words: 'Write-off',
      names: namesIn(writeOff, writeOff.id, writeOff.reason),
    }),
  ],
  sealed: sealedFiles,
};
