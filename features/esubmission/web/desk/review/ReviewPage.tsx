import { useParams } from '@tanstack/react-router';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import { api } from '../../api.ts';
import { SummarySkeleton } from '../../case/SummaryPage.tsx';
import { useQueueOrder } from '../queue/useQueueOrder.ts';
import { ReviewCase } from './ReviewCase.tsx';

/** /agency-desk/submissions/{eSubId}: one case with its documents beside it, for a decision. */
export function ReviewPage() {
  const { eSubId = '' }: { eSubId?: string } = useParams({ strict: false });
  const queue = useQueueOrder(eSubId);
  return (
    <RecordPage
      call={api.summary}
      input={{ params: { id: eSubId } }}
      title="Submission"
      crumbs={[{ label: 'Agency Desk', to: '/agency-desk/submissions' }]}
      skeleton={<SummarySkeleton />}
    >
      {(summary) => <ReviewCase key={eSubId} summary={summary} queue={queue} />}
    </RecordPage>
  );
}
