import { Button, Group, Tabs } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { StoredFile } from '#features/media/contract/index.ts';
import { addressLine } from '#features/property/rules/address.ts';
import { nilFileId } from '#platform/contract/files.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { useKeys } from '#platform/web/kit/hooks/useKeys.ts';
import { phoneQuery, useMedia } from '#platform/web/kit/hooks/useMedia.ts';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import type { RequiredDocument } from '../documents/documents.calls.ts';
import { nextToAccept } from '../documents/documents.words.ts';
import { KeyFigures } from '../info/InfoPart.tsx';
import { ReturnRemarksContext, usePendingRemarks } from '../remarks/useReturnRemarks.web.ts';
import { LatestStatus } from '../status/LatestStatus.tsx';
import { isOneOf, Status } from '../status/status.words.ts';
import { lookOfStatus } from '../status/statuses.web.ts';
import { submissionLine } from '../summary/submissionLine.web.ts';
import type { Summary } from '../summary/summary.calls.ts';
import { CaseParts } from './CaseParts.tsx';
import { JudgeLine, useJudging } from './JudgeBar.tsx';
import { QueueNav, reviewAddress } from './QueueNav.tsx';
import { ReviewActions } from './ReviewActions.tsx';
import { ReviewDialogs } from './ReviewDialogs.tsx';
import classes from './review.module.css';
import { useClaimNext } from './useClaimNext.web.ts';
import type { useQueueOrder } from './useQueueOrder.web.ts';
import { useReview } from './useReview.web.ts';
import { ViewerPane } from './ViewerPane.tsx';

type Props = { summary: Summary; queue: ReturnType<typeof useQueueOrder> };

/** A case at the desk: the form on one side, its documents on the other. */
export function ReviewCase({ summary, queue }: Props) {
  const { documents, status, caseNo, agentName, claimedByName } = summary;
  const remarks = usePendingRemarks(summary.eSubId);
  const review = useReview(summary, remarks);
  const router = useRouter();
  const next = useClaimNext();
  const phone = useMedia(phoneQuery);
  const [tab, setTab] = useState<string | null>('form');
  const [file, setFile] = useState<StoredFile | undefined>(
    () => (summary.can.judge && nextToAccept(documents)) || documents.flatMap(({ fileGroup }) => fileGroup)[0],
  );
  const judging = useJudging(summary, file, setFile);
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
    g: next.claimNext,
    a: review.approve,
    r: review.return,
    n: leaf(1),
    p: leaf(-1),
    d: judging.accept ?? judging.goOn,
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
    ((document: RequiredDocument) =>
      document.form ? null : (
        <JudgeLine document={document} onQuery={() => query(document)} onReopen={() => inList.reopen(document)} />
      ));
  const form = <CaseParts summary={summary} openId={phone ? undefined : file?.fileId} onOpen={open} actOn={actOn} />;
  const viewer = (
    <ViewerPane documents={documents} file={file} onFile={setFile} judging={judging} onQuery={() => query()} />
  );

  return (
    <ReturnRemarksContext value={review.return && remarks}>
      <RecordHead
        title={addressLine(summary.info)}
        tab={caseNo}
        crumbs={[{ label: 'Submissions', to: '/agency-desk/submissions' }]}
        number={caseNo}
        state={<StatusBadge {...lookOfStatus(status.id)}>{status.label}</StatusBadge>}
        line={[
          ...submissionLine(summary.info),
          `by ${agentName}`,
          claimedByName && status.id === Status.underReview && `claimed by ${claimedByName}`,
          claimedByName && status.id === Status.submitted && `amended, for ${claimedByName}`,
        ]}
        extra={<QueueNav {...queue} onKeys={() => review.ask('keys')} />}
      />
      {!isOneOf(status.id, Status.submitted, Status.underReview) && (
        <div className={classes.decided}>
          <LatestStatus summary={summary} action={<NextCase eSubId={queue.next} claim={next} />} />
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
      <div className={classes.decisions} data-sticky-foot>
        <span className={classes.tally}>{tallyWords(documents)}</span>
        <ReviewActions review={review} />
      </div>
      <ReviewDialogs summary={summary} review={review} />
      <ReasonDialog
        opened={review.asking === 'query'}
        onClose={review.close}
        onConfirm={async (note) => (queried ? inList?.query(queried, note) : judging.query?.(note))}
        title={`Query ${(queried ?? judging.line)?.name ?? 'document'}`}
        label={`What must be corrected? ${agentName} reads it`}
        confirm="Query"
      >
        {agentName} sees it at the document.
      </ReasonDialog>
    </ReturnRemarksContext>
  );
}

type NextProps = { eSubId: string | undefined; claim: ReturnType<typeof useClaimNext> };

/** Goes on from a case that is decided: to the next of the queue, or by claiming the next one. */
const NextCase = ({ eSubId, claim: { claimNext, working } }: NextProps) =>
  eSubId && (
    <Group gap="xs">
      <Button component={RouteLink} to={reviewAddress(eSubId)} variant="default" size="sm">
        Next case
      </Button>
      {claimNext && (
        <Button size="sm" loading={working} onClick={claimNext}>
          Claim next
        </Button>
      )}
    </Group>
  );

/** `5 of 7 documents accepted`: of those that have a file, or are required with the submission. */
const tallyWords = (documents: RequiredDocument[]): string => {
  const judged = documents.filter(
    ({ required, stage, fileId, form }) => !form && ((required && stage === 'submit') || fileId !== nilFileId),
  );
  const accepted = judged.filter(({ verdict }) => verdict?.verdict === 'accepted');
  return `${accepted.length} of ${judged.length} documents accepted`;
};
