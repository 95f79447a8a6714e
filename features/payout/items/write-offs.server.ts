import { candidatesFrom, isFree, ofNoDeal, type Source, takenBy } from './candidate.server.ts';
import type { Payee } from './payee.server.ts';

/** A debt that was given up counts with the earnings that it is of, and passes no gate. */
const rows = (payee: Payee) =>
  candidatesFrom(
    {
      source: 'w.id',
      kind: "'WRITE_OFF'",
      of: 'w.reason',
      cents: 'w.cents',
      givenUpGstCents: 'w.gst_cents',
      clearedOn: "(w.approved_at AT TIME ZONE 'Asia/Singapore')::date",
      countsAtOnce: 'true',
      payee: payee.columns,
      deal: ofNoDeal,
    },
    `write_off w ${payee.joins('w')}`,
  );

export const writeOffsOf = (payee: Payee): Source => ({
  free: `${rows(payee)} WHERE w.approved_at IS NOT NULL AND $1::date IS NOT NULL AND ${isFree('WRITE_OFF', 'w.id')}`,
  taken: (which) => `${rows(payee)} ${takenBy('WRITE_OFF', 'w.id')} WHERE ${which}`,
});
