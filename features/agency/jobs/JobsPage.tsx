import { Box, Button, Group } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { wordsOf } from '#features/settings/rules/declared.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Instant } from '#platform/web/kit/text/Day.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { api } from '../api.web.ts';
import type { FailedJob, MailQueue as Mail, RetriedJob } from './jobs.calls.ts';

/** The name of a job without its feature: `esubmission.notify` → `Notify`. */
const jobWords = (name: string) => wordsOf(name.slice(name.indexOf('.') + 1)) || 'Unknown';

const named = (name: string) => (
  <TwoLines strong sub={name}>
    {jobWords(name)}
  </TwoLines>
);

const retriedColumns: Column<RetriedJob>[] = [
  { id: 'job', header: 'Tried again', width: 220, cell: ({ name }) => named(name) },
  { id: 'problem', header: 'Why it failed', card: 'address', cell: ({ problem }) => problem || 'Not said' },
  { id: 'tries', header: 'Tries', width: 90, cell: ({ tries, of }) => `${tries} of ${of}` },
  { id: 'queued', header: 'Queued', width: 170, card: 'none', cell: ({ queuedAt }) => <Instant at={queuedAt} /> },
  { id: 'next', header: 'Next try', width: 170, cell: ({ nextAt }) => <Instant at={nextAt} /> },
];

/** Mail that does not leave is nobody's failed job for two hours, and nobody signs in by a code meanwhile. */
function MailWait({ mail }: { mail: Mail | undefined }) {
  if (!mail?.failedAt || !mail.waitingSince) return null;
  return (
    <Box mb="md">
      <Notice tone="warning" title="Mail does not leave">
        The oldest one waits since <Instant at={mail.waitingSince} />.{' '}
        {mail.sentAt ? (
          <>
            The last one left at <Instant at={mail.sentAt} />.
          </>
        ) : (
          'None has left.'
        )}
      </Notice>
    </Box>
  );
}

/** /agency-desk/jobs: background jobs that failed at every try, those that are tried again, and whether mail leaves. */
export function JobsPage() {
  const query = useData(api.failedJobs, {});
  const retry = useChange(api.retryJob);
  const discard = useChange(api.discardJob);
  const [leaving, setLeaving] = useState<FailedJob>();
  const columns = useMemo((): Column<FailedJob>[] => {
    const again = ({ id }: FailedJob) => retry.mutate({ params: { id } });
    return [
      {
        id: 'job',
        header: 'Job',
        width: 220,
        cell: ({ name }) => named(name),
      },
      { id: 'problem', header: 'Why it failed', card: 'address', cell: ({ problem }) => problem || 'Not said' },
      { id: 'queued', header: 'Queued', width: 170, card: 'none', cell: ({ queuedAt }) => <Instant at={queuedAt} /> },
      { id: 'failed', header: 'Given up', width: 170, cell: ({ failedAt }) => <Instant at={failedAt} /> },
      {
        id: 'actions',
        header: 'Do',
        width: 190,
        verbs: true,
        cell: (job) => (
          <Group gap="xs" wrap="nowrap">
            <Button size="compact-sm" variant="default" onClick={() => again(job)}>
              Try again
            </Button>
            <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setLeaving(job)}>
              Discard
            </Button>
          </Group>
        ),
      },
    ];
  }, [retry.mutate]);
  return (
    <>
      <PageHeader title="Failed jobs" />
      <MailWait mail={query.data?.mail} />
      <DataTable
        name="failed-jobs"
        label="Failed jobs"
        columns={columns}
        rows={query.data?.rows}
        rowId={({ id }) => id}
        query={query}
        empty={
          <EmptyState icon={IconCircleCheck} title="No failed jobs">
            Mails and other work in the background are tried six times. What still fails is listed here.
          </EmptyState>
        }
      />
      {query.data && query.data.retried.length > 0 && (
        <DataTable
          name="retried-jobs"
          label="Tried again"
          columns={retriedColumns}
          rows={query.data.retried}
          rowId={({ id }) => id}
          query={query}
          empty={null}
        />
      )}
      <ConfirmDialog
        danger
        opened={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        onConfirm={async () => {
          if (leaving) await discard.mutateAsync({ params: { id: leaving.id } }).catch(() => undefined);
        }}
        title="Discard this job?"
        confirm="Discard"
        cancel="Keep it"
      >
        What it should have done, such as a mail, will not be done.
      </ConfirmDialog>
    </>
  );
}
