import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Day, Instant } from '#platform/web/kit/text/Day.tsx';
import { api } from '../api.web.ts';
import { binDays } from '../documents/documents.words.ts';
import type { PageSearch } from '../lists.web.ts';

/** /contact-management/bin: deleted contacts, until they go for good. */
export function ContactsBinPage() {
  const { page = 1 }: PageSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const found = useData(api.contactsBin, { query: { pageNumber: page } }, { keepPrevious: true });
  const restore = useChange(api.restoreContact);
  return (
    <>
      <PageHeader title="Contact Management" tab="Bin" />
      <DataTable
        name="contacts-bin"
        label="Deleted contacts"
        rows={found.data?.rows}
        query={found}
        paging={{
          page,
          pageSize: 20,
          total: found.data?.totalRecords ?? 0,
          onPage: (next) => void navigate({ to: `/contact-management/bin?page=${next}` }),
        }}
        rowId={({ contactId }) => contactId}
        columns={[
          { id: 'name', header: 'Name', cell: ({ name }) => name },
          { id: 'deletedAt', header: 'Deleted', width: 190, cell: ({ deletedAt }) => <Instant at={deletedAt} /> },
          {
            id: 'deletedOn',
            header: 'Deleted for good',
            width: 190,
            cell: ({ deletedOn }) =>
              deletedOn ? <Day day={deletedOn} /> : <StatusBadge tone="warning">Kept: legal hold</StatusBadge>,
          },
          {
            id: 'restore',
            header: '',
            width: 120,
            verbs: true,
            cell: ({ contactId }) => (
              <Button size="xs" variant="default" onClick={() => restore.mutate({ params: { id: contactId } })}>
                Restore
              </Button>
            ),
          },
        ]}
        empty={
          <EmptyState icon={IconTrash} title="The bin is empty">
            {`Deleted contacts stay here for ${binDays} days.`}
          </EmptyState>
        }
      />
    </>
  );
}
