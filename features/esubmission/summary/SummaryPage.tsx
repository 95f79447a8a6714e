import { Skeleton } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useMe } from '#features/identity/index.web.ts';
import { addressLine } from '#features/property/rules/address.ts';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import { api } from '../api.web.ts';
import { ApprovedPart } from '../deals/ApprovedPart.tsx';
import { DocumentsPart } from '../documents/DocumentsPart.tsx';
import { DueDiligencePart } from '../due-diligence/DueDiligencePart.tsx';
import { UncheckedPart } from '../findings/Findings.tsx';
import { ReadyPart } from '../findings/ReadyPart.tsx';
import { InfoPart, KeyFigures } from '../info/InfoPart.tsx';
import { ComparedPart } from '../market/ComparedPart.tsx';
import { MarketPart } from '../market/MarketPart.tsx';
import { PartiesPart } from '../parties/PartiesPart.tsx';
import { worksAtDesk } from '../readers.web.ts';
import { RemarksPart } from '../remarks/RemarksPart.tsx';
import { HistoryPart } from '../status/HistoryPart.tsx';
import { LatestStatus } from '../status/LatestStatus.tsx';
import { isOneOf, Status } from '../status/status.words.ts';
import { lookOfStatus } from '../status/statuses.web.ts';
import classes from './case.module.css';
import { BillsPart, ExternalPart, InternalPart } from './MoneyParts.tsx';
import { SummaryActions } from './SummaryActions.tsx';
import { submissionLine } from './submissionLine.web.ts';
import type { Summary } from './summary.calls.ts';

/** /e-submission/{eSubId}: the whole submission on one page, to check and to submit. */
export function SummaryPage() {
  const { eSubId = '' }: { eSubId?: string } = useParams({ strict: false });
  return (
    <RecordPage call={api.summary} input={{ params: { id: eSubId } }} title="Submission" skeleton={<SummarySkeleton />}>
      {(summary) => <SummaryContent summary={summary} />}
    </RecordPage>
  );
}

/** Shown while the submission loads. */
export function SummarySkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton height={88} radius={8} mb={20} />
      <Skeleton height={260} radius={8} mb={20} />
      <Skeleton height={200} radius={8} />
    </div>
  );
}

function SummaryContent({ summary }: { summary: Summary }) {
  const me = useMe();
  const to = worksAtDesk(me) ? '/agency-desk/submissions' : '/e-submission/status-of-submission';
  return (
    <>
      <RecordHead
        title={addressLine(summary.info)}
        tab={summary.caseNo}
        crumbs={[{ label: 'Submissions', to }]}
        number={summary.caseNo}
        state={<StatusBadge {...lookOfStatus(summary.status.id)}>{summary.status.label}</StatusBadge>}
        line={submissionLine(summary.info)}
        extra={<SummaryActions summary={summary} />}
      />
      {isOneOf(
        summary.status.id,
        Status.cancelled,
        Status.returned,
        Status.rejected,
        Status.onHold,
        Status.aborted,
      ) && (
        <div className={classes.latestStatus}>
          <LatestStatus summary={summary} />
        </div>
      )}
      <KeyFigures summary={summary} />
      <div className={classes.columns}>
        <div className={classes.parts}>
          <InfoPart summary={summary} />
          <ComparedPart summary={summary} />
          <MarketPart summary={summary} />
          <PartiesPart summary={summary} />
          <ExternalPart summary={summary} />
          <InternalPart summary={summary} />
          <DueDiligencePart summary={summary} />
          <DocumentsPart summary={summary} />
          <ApprovedPart summary={summary} />
          <BillsPart summary={summary} />
        </div>
        <aside className={classes.aside} aria-label="Where it stands">
          <ReadyPart {...summary} />
          <UncheckedPart summary={summary} />
          <RemarksPart summary={summary} />
          <HistoryPart summary={summary} />
        </aside>
      </div>
    </>
  );
}
