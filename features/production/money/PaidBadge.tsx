import { type Day, formatDay } from '#platform/contract/days.ts';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import type { Received } from './money.calls.ts';

/** When something that was earned was paid to me, or that the bank returned it, or that it is never paid. */
export function PaidBadge({
  paidOn,
  returnedOn,
  evensOutWith,
}: Pick<Received, 'paidOn' | 'returnedOn' | 'evensOutWith'>) {
  if (paidOn) return <StatusBadge tone="success">{formatDay(paidOn)}</StatusBadge>;
  if (returnedOn) return <StatusBadge tone="warning">Returned by the bank</StatusBadge>;
  if (evensOutWith) return <TakenBack evensOutWith={evensOutWith} />;
  return <StatusBadge tone="neutral">Not paid yet</StatusBadge>;
}

/** An earning reversed before it was paid, and its reversal: each names the day of the other. */
export function TakenBack({ evensOutWith }: { evensOutWith: Day }) {
  return (
    <TwoLines sub={`Evens out with ${formatDay(evensOutWith)}`}>
      <StatusBadge tone="neutral">Taken back</StatusBadge>
    </TwoLines>
  );
}
