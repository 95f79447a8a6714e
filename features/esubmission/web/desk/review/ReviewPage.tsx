import { useMe } from '#features/identity/web/index.ts';
import { Missing, NotFound } from '#platform/web/errors/NotFound.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { SummarySkeleton } from '../../case/SummaryPage.tsx';
import { useCase } from '../../case/useCase.ts';
import { worksAtDesk } from '../../readers.ts';
import { useQueueOrder } from '../queue/useQueueOrder.ts';
import { ReviewCase } from './ReviewCase.tsx';

/** /agency-desk/submissions/{eSubId}: one case with its documents beside it, for a decision. */
export function ReviewPage() {
  return worksAtDesk(useMe()) ? <Review /> : <NotFound />;
}

function Review() {
  const { eSubId, summary, isUnknown } = useCase();
  const queue = useQueueOrder(eSubId);
  if (summary.data) return <ReviewCase key={eSubId} summary={summary.data} queue={queue} />;
  if (isUnknown) return <Missing />;
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
