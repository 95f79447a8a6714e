import { Skeleton } from '@mantine/core';
import { useMe } from '#features/identity/web/index.ts';
import { NotFound } from '#platform/web/errors/NotFound.tsx';
import { ErrorCard } from '#platform/web/kit/ErrorCard.tsx';
import { PageHeader } from '#platform/web/kit/PageHeader.tsx';
import { StatusBadge } from '#platform/web/kit/StatusBadge.tsx';
import { addressLine } from '../../address.ts';
import type { Summary } from '../../records.ts';
import { isOneOf, Status } from '../../words.ts';
import { worksAtDesk } from '../readers.ts';
import { RemarksPart } from '../remarks/RemarksPart.tsx';
import { lookOfStatus } from '../statusTone.ts';
import { SubmissionMeta } from '../wizard/SubmissionMeta.tsx';
import { BillsPart } from './parts/BillsPart.tsx';
import { DocumentsPart } from './parts/DocumentsPart.tsx';
import { HistoryPart } from './parts/HistoryPart.tsx';
import { InfoPart } from './parts/InfoPart.tsx';
import { KeyFigures } from './parts/KeyFigures.tsx';
import { LastWord } from './parts/LastWord.tsx';
import { PartiesPart } from './parts/PartiesPart.tsx';
import { ReadyPart } from './parts/ReadyPart.tsx';
import { ExternalPart, InternalPart } from './parts/SharesPart.tsx';
import classes from './parts/summary.module.css';
import { UncheckedPart } from './parts/UncheckedPart.tsx';
import { useCase } from './parts/useCase.ts';
import { SummaryActions } from './SummaryActions.tsx';

/** /e-submission/{eSubId}: all of a submission on one page, to check and to submit. */
export function SummaryPage() {
  const { summary, isUnknown } = useCase();
  if (summary.data) return <Whole summary={summary.data} />;
  if (isUnknown) return <NotFound />;
  return (
    <>
      <PageHeader title="Submission" crumbs={[{ label: 'E-Submission' }]} />
      {summary.error ? (
        <ErrorCard error={summary.error} onRetry={() => void summary.refetch()} retrying={summary.isFetching} />
      ) : (
        <SummarySkeleton />
      )}
    </>
  );
}

/** In the place of the parts while they load. */
export function SummarySkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton height={88} radius={8} mb={20} />
      <Skeleton height={260} radius={8} mb={20} />
      <Skeleton height={200} radius={8} />
    </div>
  );
}

function Whole({ summary }: { summary: Summary }) {
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
        <div className={classes.lastWord}>
          <LastWord {...summary} />
        </div>
      )}
      <KeyFigures summary={summary} />
      <div className={classes.columns}>
        <div className={classes.parts}>
          <InfoPart summary={summary} />
          <PartiesPart summary={summary} />
          <ExternalPart summary={summary} />
          <InternalPart summary={summary} />
          <DocumentsPart summary={summary} />
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
