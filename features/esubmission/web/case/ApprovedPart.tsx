import { Suspense } from 'react';
import { useOffer } from '#platform/web/shell/ports.ts';
import type { Summary } from '../../contract/summary.ts';
import { isOneOf, Status } from '../../words/status.ts';
import { approvedCase } from './approvedCase.ts';

/** What is recorded of a submission once it was approved. */
export function ApprovedPart({ summary: { eSubId, status } }: { summary: Pick<Summary, 'eSubId' | 'status'> }) {
  const Part = useOffer(approvedCase);
  if (!Part || !isOneOf(status.id, Status.approved, Status.completed)) return null;
  return (
    <Suspense>
      <Part eSubId={eSubId} />
    </Suspense>
  );
}
