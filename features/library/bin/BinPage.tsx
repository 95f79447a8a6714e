import { Button } from '@mantine/core';
import { IconFile, IconFolder, IconTrash } from '@tabler/icons-react';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Day, Instant } from '#platform/web/kit/text/Day.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { api } from '../api.web.ts';
import type { Binned } from '../folders/folders.calls.ts';
import classes from '../library.module.css';
import { binDays } from '../library.words.ts';

/** /agency-desk/forms/bin: deleted forms and folders, which can be restored for some days. */
export function BinPage() {
  const bin = useData(api.bin, {});
  return (
    <>
      <PageHeader title="Forms" tab="Bin" meta={`Deleted for good after ${binDays} days`} />
      <DataTable<Binned>
        name="forms-bin"
        label="Bin"
        rows={bin.data}
        rowId={({ id }) => id}
        query={bin}
        columns={[
          {
            id: 'name',
            header: 'Name',
            cell: ({ kind, name, folder }) => {
              const Icon = kind === 'FOLDER' ? IconFolder : IconFile;
              return (
                <span className={classes.file}>
                  <Icon size={20} stroke={1.5} className={classes.icon} aria-hidden />
                  <TwoLines strong sub={folder && `In ${folder}`}>
                    {name}
                  </TwoLines>
                </span>
              );
            },
          },
          {
            id: 'what',
            header: 'Type',
            width: 190,
            cell: ({ kind, files }) =>
              kind === 'FORM' ? 'Form' : `Folder with ${files} ${files === 1 ? 'form' : 'forms'}`,
          },
          {
            id: 'binned',
            header: 'Moved to bin',
            width: 200,
            cell: ({ binnedAt, binnedBy }) => <TwoLines sub={binnedBy}>{<Instant at={binnedAt} />}</TwoLines>,
          },
          { id: 'deleted', header: 'Deleted on', width: 130, cell: ({ deletedOn }) => <Day day={deletedOn} /> },
          { id: 'restore', header: 'Restore', width: 120, verbs: true, cell: (row) => <Restore binned={row} /> },
        ]}
        empty={
          <EmptyState icon={IconTrash} title="The bin is empty">
            Forms and folders that are moved here can be restored for {binDays} days.
          </EmptyState>
        }
      />
    </>
  );
}

function Restore({ binned: { kind, id, name } }: { binned: Binned }) {
  const form = useChange(api.restoreForms);
  const folder = useChange(api.restoreFolder);
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={`Restore ${name}`}
      loading={form.isPending || folder.isPending}
      onClick={() => (kind === 'FORM' ? form.mutate({ body: { ids: [id] } }) : folder.mutate({ params: { id } }))}
    >
      Restore
    </Button>
  );
}
