import { formatDay } from '#platform/contract/days.ts';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Received } from '../../contract/received.ts';

/** When something that was earned was paid to me, or that the bank returned it. */
export function PaidBadge({ paidOn, returnedOn }: Pick<Received, 'paidOn' | 'returnedOn'>) {
  if (paidOn) return <StatusBadge tone="success">{formatDay(paidOn)}</StatusBadge>;
  if (returnedOn) return <StatusBadge tone="warning">Returned by the bank</StatusBadge>;
  return <StatusBadge tone="neutral">Not paid yet</StatusBadge>;
}
