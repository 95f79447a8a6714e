import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useData } from '#platform/web/api/useData.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { api } from '../api.web.ts';
import type { PageSearch } from '../lists.web.ts';
import { MergeDialog } from './MergeDialog.tsx';
import type { Duplicate } from './merge.calls.ts';
import { likenesses } from './merge.words.ts';
import { waysOf } from './waysOf.web.ts';

/** /contact-management/duplicates: contacts that may be the same customer. */
export function DuplicatesPage() {
  const { page = 1 }: PageSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const found = useData(api.duplicates, { query: { pageNumber: page } }, { keepPrevious: true });
  const [merging, setMerging] = useState<Duplicate>();
  return (
    <>
      <PageHeader
        title="Contact Management"
        tab="Duplicates"
        meta="Contacts with the same identity number, or a similar name and the same phone, email or date of birth"
      />
      <DataTable<Duplicate>
        name="contacts-duplicates"
        label="Duplicates"
        rows={found.data?.rows}
        query={found}
        paging={{
          page,
          pageSize: 20,
          total: found.data?.totalRecords ?? 0,
          onPage: (next) => void navigate({ to: `/contact-management/duplicates?page=${next}` }),
        }}
        rowId={({ older, newer }) => `${older.contactId} ${newer.contactId}`}
        columns={[
          { id: 'older', header: 'Added first', cell: ({ older }) => sideOf(older) },
          { id: 'newer', header: 'Added later', card: 'address', cell: ({ newer }) => sideOf(newer) },
          { id: 'why', header: 'Why', width: 210, cell: ({ why }) => likenesses[why] },
          {
            id: 'merge',
            header: 'Merge',
            width: 120,
            verbs: true,
            cell: (row) => (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`Merge ${row.older.name} and ${row.newer.name}`}
                onClick={() => setMerging(row)}
              >
                Merge
              </Button>
            ),
          },
        ]}
        empty={
          <EmptyState icon={IconUsers} title="No duplicates">
            No two of your contacts look like the same customer.
          </EmptyState>
        }
      />
      {merging && <MergeDialog pair={merging} onClose={() => setMerging(undefined)} />}
    </>
  );
}

const sideOf = (side: Duplicate['older']) => (
  <TwoLines strong sub={waysOf(side)}>
    {side.name}
  </TwoLines>
);
