import { useMe } from '#features/identity/web/index.ts';
import { NotFound } from '#platform/web/errors/NotFound.tsx';
import { ErrorCard } from '#platform/web/kit/ErrorCard.tsx';
import { PageHeader } from '#platform/web/kit/PageHeader.tsx';
import { worksAtDesk } from '../readers.ts';
import { useCase } from '../summary/parts/useCase.ts';
import { SummarySkeleton } from '../summary/SummaryPage.tsx';
import { ReviewCase } from './parts/ReviewCase.tsx';
import { useQueueOrder } from './useQueueOrder.ts';

/** /agency-desk/submissions/{eSubId}: one case with its documents beside it, to be decided. */
export function ReviewPage() {
  return worksAtDesk(useMe()) ? <Review /> : <NotFound />;
}

function Review() {
  const { eSubId, summary, isUnknown } = useCase();
  const queue = useQueueOrder(eSubId);
  if (summary.data) return <ReviewCase key={eSubId} summary={summary.data} queue={queue} />;
  if (isUnknown) return <NotFound />;
  return (
    <>
      <PageHeader title="Submission" crumbs={[{ label: 'Agency Desk', to: '/agency-desk/submissions' }]} />
      {summary.error ? (
        <ErrorCard error={summary.error} onRetry={() => void summary.refetch()} retrying={summary.isFetching} />
      ) : (
        <SummarySkeleton />
      )}
    </>
  );
}
