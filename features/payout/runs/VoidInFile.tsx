import { formatInstant } from '#platform/contract/days.ts';
import { formatCount } from '#platform/contract/money.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import type { VoidInFile as Void } from './runs.calls.ts';

/** So many are named. */
const named = 20;

/** Warns of payments that are void and that the bank may have been given: the run would pay their payees again. */
export function VoidInFile({ voids }: { voids: Void[] }) {
  return (
    <Notice tone="warning" title="Check with the bank before this run is paid">
      {voids.slice(0, named).map(({ runId, number, voucher, name, by, at }) => (
        <div key={voucher ?? runId}>
          {voucher ? `${name}, ${voucher}, was left out of ${number}` : `${number} was withdrawn`} after {by} downloaded
          its bank file on {formatInstant(at)}.
        </div>
      ))}
      {voids.length > named && <div>and {formatCount(voids.length - named)} more.</div>}
      <div>The bank must not pay by that file: the same payees are paid by this run.</div>
    </Notice>
  );
}
