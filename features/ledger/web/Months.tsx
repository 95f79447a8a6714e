import { Button, Skeleton, Table } from '@mantine/core';
import { useState } from 'react';
import { formatMonth } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { Instant } from '#platform/web/kit/text/Day.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { api } from './api.ts';

/** The months of the ledger. The oldest open one is closed once it is over. */
export function Months() {
  const found = useData(api.months, {});
  const close = useChange(api.closeMonth);
  const [asking, setAsking] = useState(false);
  if (found.error) return <ErrorCard error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton height={200} aria-busy="true" />;
  const { rows, next } = found.data;
  if (rows.length === 0) return <p>Nothing was posted yet.</p>;
  return (
    <>
      <Table verticalSpacing="xs" horizontalSpacing="xs" aria-label="Months">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Month</Table.Th>
            <Table.Th ta="end">Entries</Table.Th>
            <Table.Th>State</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ month, entries, closedAt, closedBy }) => (
            <Table.Tr key={month}>
              <Table.Td>{formatMonth(month)}</Table.Td>
              <Table.Td ta="end">{entries}</Table.Td>
              <Table.Td>
                {closedAt && (
                  <TwoLines sub={closedBy ?? ''}>
                    Closed <Instant at={closedAt} />
                  </TwoLines>
                )}
                {!closedAt && month !== next && <StatusBadge tone="neutral">Open</StatusBadge>}
                {month === next && (
                  <Button size="compact-sm" variant="default" onClick={() => setAsking(true)}>
                    Close month
                  </Button>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          close.mutateAsync({ params: { month: (next ?? '').slice(0, 7) } }).then(
            () => undefined,
            () => undefined,
          )
        }
        title={`Close ${next ? formatMonth(next) : ''}?`}
        confirm="Close month"
        danger
      >
        Nothing is posted into it any more, and it can’t be opened again. What is dated in it later is posted on its own
        day.
      </ConfirmDialog>
    </>
  );
}
