import { Button, Tabs } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { StoredFile } from '#features/media/contract.ts';
import { PageHeader } from '#platform/web/kit/PageHeader.tsx';
import { ReasonDialog } from '#platform/web/kit/ReasonDialog.tsx';
import { RouteLink } from '#platform/web/kit/RouteLink.tsx';
import { StatusBadge } from '#platform/web/kit/StatusBadge.tsx';
import { phoneQuery, useMedia } from '#platform/web/kit/useMedia.ts';
import { addressLine } from '../../../address.ts';
import type { RequiredDocument, Summary } from '../../../records.ts';
import { isOneOf, Status } from '../../../words.ts';
import { ReturnRemarksContext, usePendingRemarks } from '../../remarks/useReturnRemarks.ts';
import { lookOfStatus } from '../../statusTone.ts';
import { KeyFigures } from '../../summary/parts/KeyFigures.tsx';
import { LastWord } from '../../summary/parts/LastWord.tsx';
import { SubmissionMeta } from '../../wizard/SubmissionMeta.tsx';
import { useKeys } from '../useKeys.ts';
import type { useQueueOrder } from '../useQueueOrder.ts';
import { CaseParts } from './CaseParts.tsx';
import { JudgeLine } from './JudgeLine.tsx';
import { QueueNav, reviewAddress } from './QueueNav.tsx';
import { ReviewActions } from './ReviewActions.tsx';
import { ReviewDialogs } from './ReviewDialogs.tsx';
import classes from './review.module.css';
import { useJudging } from './useJudging.ts';
import { useReview } from './useReview.ts';
import { ViewerPane } from './ViewerPane.tsx';

type Props = { summary: Summary; queue: ReturnType<typeof useQueueOrder> };

/** A case at the desk: the form on one side, its documents on the other. */
export function ReviewCase({ summary, queue }: Props) {
  const { documents, status, caseNo, agentName, claimedByName } = summary;
  const remarks = usePendingRemarks(summary.eSubId);
  const review = useReview(summary, remarks);
  const router = useRouter();
  const phone = useMedia(phoneQuery);
  const [tab, setTab] = useState<string | null>('form');
  const [file, setFile] = useState<StoredFile | undefined>(() => documents.flatMap(({ fileGroup }) => fileGroup)[0]);
  const judging = useJudging(summary, file);
  const [queried, setQueried] = useState<RequiredDocument>();
  const files = documents.flatMap(({ fileGroup }) => fileGroup);
  const leaf = (by: 1 | -1) => {
    const next = files[files.findIndex(({ fileId }) => fileId === file?.fileId) + by];
    return next && (() => setFile(next));
  };
  const goTo = (eSubId: string | undefined) => eSubId && (() => router.history.push(reviewAddress(eSubId)));
  useKeys({
    j: goTo(queue.next) || undefined,
    k: goTo(queue.previous) || undefined,
    c: review.claim,
    a: review.approve,
    r: review.return,
    n: leaf(1),
    p: leaf(-1),
    d: judging.accept,
    q: judging.query && (() => query()),
    x: review.reject,
    h: review.hold ?? review.resume,
    '?': () => review.ask('keys'),
  });

  const open = (next: StoredFile) => {
    setFile(next);
    setTab('documents');
  };
  const figures = (
    <div className={classes.figures}>
      <KeyFigures summary={summary} />
    </div>
  );
  const query = (document?: RequiredDocument) => {
    setQueried(document);
    review.ask('query');
  };
  const { inList } = judging;
  const actOn =
    inList &&
    ((document: RequiredDocument) => (
      <JudgeLine document={document} onQuery={() => query(document)} onReopen={() => inList.reopen(document)} />
    ));
  const form = <CaseParts summary={summary} openId={phone ? undefined : file?.fileId} onOpen={open} actOn={actOn} />;
  const viewer = (
    <ViewerPane documents={documents} file={file} onFile={setFile} judging={judging} onQuery={() => query()} />
  );

  return (
    <ReturnRemarksContext value={review.return && remarks}>
      <PageHeader
        title={addressLine(summary.info)}
        tab={caseNo}
        crumbs={[{ label: 'Agency Desk', to: '/agency-desk/submissions' }, { label: caseNo }]}
        meta={
          <>
            <StatusBadge {...lookOfStatus(status.id)}>{status.label}</StatusBadge>
            <SubmissionMeta info={summary.info} />
            <span>
              by {agentName}
              {claimedByName && status.id === Status.underReview && ` · claimed by ${claimedByName}`}
            </span>
          </>
        }
        state={<QueueNav {...queue} onKeys={() => review.ask('keys')} />}
        action={<ReviewActions review={review} />}
      />
      {!isOneOf(status.id, Status.submitted, Status.underReview) && (
        <div className={classes.decided}>
          <LastWord {...summary} action={queue.next && <NextCase eSubId={queue.next} />} />
        </div>
      )}
      {!phone && figures}
      {phone ? (
        <Tabs value={tab} onChange={setTab}>
          <Tabs.List className={classes.tabs ?? ''}>
            <Tabs.Tab value="form">Form</Tabs.Tab>
            <Tabs.Tab value="documents">Documents</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="form">
            {figures}
            {form}
          </Tabs.Panel>
          <Tabs.Panel value="documents">{viewer}</Tabs.Panel>
        </Tabs>
      ) : (
        <div className={classes.columns}>
          {form}
          {viewer}
        </div>
      )}
      <ReviewDialogs summary={summary} review={review} />
      <ReasonDialog
        opened={review.asking === 'query'}
        onClose={review.close}
        onConfirm={async (note) => (queried ? inList?.query(queried, note) : judging.query?.(note))}
        title={`Query ${(queried ?? judging.line)?.name ?? 'document'}`}
        label={`What is wrong with it, for ${agentName}?`}
        confirm="Query"
      >
        {agentName} sees it at the document.
      </ReasonDialog>
    </ReturnRemarksContext>
  );
}

const NextCase = ({ eSubId }: { eSubId: string }) => (
  <Button component={RouteLink} to={reviewAddress(eSubId)} variant="default" size="sm">
    Next case
  </Button>
);
