import { Button, Group } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { wordsOf } from '#features/settings/rules/declared.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Instant } from '#platform/web/kit/text/Day.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { api } from '../api.web.ts';
import type { FailedJob } from './jobs.calls.ts';

/** The name of a job without its feature: `esubmission.notify` → `Notify`. */
const jobWords = (name: string) => wordsOf(name.slice(name.indexOf('.') + 1)) || 'Unknown';

/** /agency-desk/jobs: background jobs that failed at every try. */
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
        cell: ({ name }) => (
          <TwoLines strong sub={name}>
            {jobWords(name)}
          </TwoLines>
        ),
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
