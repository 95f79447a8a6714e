import { sql } from 'drizzle-orm';
import { bankPayments, refundEntries } from '#features/billing/index.server.ts';
import { linePapers, openInMonth, waitingForFinance } from '#features/ledger/server/index.ts';
import { auditedKinds, namesIn, numberedIn, wordsIn } from '#platform/server/audit/described.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { sealedFiles } from './bank-file/keep.server.ts';
import { payoutsAtTheBank } from './bank-lines/confirm.server.ts';
import { demoPayouts } from './demo.server.ts';
import { gstOfPayouts } from './gst/gst-papers.server.ts';
import { refundEntriesOf } from './lines/refund-entries.server.ts';
import { bankFileFormats, runKinds } from './payout.words.ts';
import { payoutRoutes } from './routes.server.ts';
import { payoutsOpenInMonth, waitingPayouts } from './runs/waiting.server.ts';
import { mailStatementsJob, paidOut } from './statements/mail-statements.server.ts';
import { advance, charge, payoutHold, payoutRun, recurringFee, remittance, writeOff } from './tables.server.ts';

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
