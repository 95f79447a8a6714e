import { useParams } from '@tanstack/react-router';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import { api } from '../api.web.ts';
import { SummarySkeleton } from '../summary/SummaryPage.tsx';
import { ReviewCase } from './ReviewCase.tsx';
import { useQueueOrder } from './useQueueOrder.web.ts';

/** /agency-desk/submissions/{eSubId}: one case with its documents beside it, for a decision. */
export function ReviewPage() {
  const { eSubId = '' }: { eSubId?: string } = useParams({ strict: false });
  const queue = useQueueOrder(eSubId);
  return (
    <RecordPage
      call={api.summary}
      input={{ params: { id: eSubId } }}
      title="Submission"
      crumbs={[{ label: 'Submissions', to: '/agency-desk/submissions' }]}
      skeleton={<SummarySkeleton />}
    >
      {(summary) => <ReviewCase key={eSubId} summary={summary} queue={queue} />}
    </RecordPage>
  );
}
