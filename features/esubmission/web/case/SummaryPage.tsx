import { Skeleton } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useMe } from '#features/identity/index.web.ts';
import { addressLine } from '#features/property/rules/address.ts';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import type { Summary } from '../../contract/summary.ts';
import { isOneOf, Status } from '../../words/status.ts';
import { api } from '../api.ts';
import { DueDiligencePart } from '../due-diligence/DueDiligencePart.tsx';
import { worksAtDesk } from '../readers.ts';
import { RemarksPart } from '../remarks/RemarksPart.tsx';
import { lookOfStatus } from '../statuses.ts';
import { ApprovedPart } from './ApprovedPart.tsx';
import { ComparedPart } from './ComparedPart.tsx';
import classes from './case.module.css';
import { DocumentsPart } from './DocumentsPart.tsx';
import { UncheckedPart } from './Findings.tsx';
import { HistoryPart } from './HistoryPart.tsx';
import { InfoPart, KeyFigures } from './InfoPart.tsx';
import { LatestStatus } from './LatestStatus.tsx';
import { MarketPart } from './MarketPart.tsx';
import { BillsPart, ExternalPart, InternalPart } from './MoneyParts.tsx';
import { PartiesPart } from './PartiesPart.tsx';
import { ReadyPart } from './ReadyPart.tsx';
import { SubmissionMeta } from './SubmissionMeta.tsx';
import { SummaryActions } from './SummaryActions.tsx';

/** /e-submission/{eSubId}: the whole submission on one page, to check and to submit. */
export function SummaryPage() {
  const { eSubId = '' }: { eSubId?: string } = useParams({ strict: false });
  return (
    <RecordPage
      call={api.summary}
      input={{ params: { id: eSubId } }}
      title="Submission"
      crumbs={[{ label: 'E-Submission' }]}
      skeleton={<SummarySkeleton />}
    >
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
  const home = worksAtDesk(me)
    ? { label: 'Agency Desk', to: '/agency-desk/submissions' }
    : { label: 'E-Submission', to: '/e-submission/status-of-submission' };
  return (
    <>
      <PageHeader
        title={addressLine(summary.info)}
        tab={summary.caseNo}
        crumbs={[home, { label: summary.caseNo }]}
        meta={
          <>
            <StatusBadge {...lookOfStatus(summary.status.id)}>{summary.status.label}</StatusBadge>
            <SubmissionMeta info={summary.info} />
          </>
        }
        action={<SummaryActions summary={summary} />}
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
