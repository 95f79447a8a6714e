import { Suspense } from 'react';
import { useOffer } from '#platform/web/shell/ports.ts';
import { isOneOf, Status } from '../status/status.words.ts';
import type { Summary } from '../summary/summary.calls.ts';
import { approvedCase } from './approvedCase.web.ts';

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
