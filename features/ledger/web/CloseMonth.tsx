import { Anchor, List, Skeleton, Stack, Text } from '@mantine/core';
import { type Day, formatMonth } from '#platform/contract/days.ts';
import { formatCount, formatMoney } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { api } from './api.ts';

/** Says what is open of a month, and asks before the month is closed for ever. */
export function CloseMonth({ month, onClose }: { month: Day; onClose: () => void }) {
  const close = useChange(api.closeMonth);
  const params = { month: month.slice(0, 7) };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() =>
        close.mutateAsync({ params }).then(
          () => undefined,
          () => undefined,
        )
      }
      title={`Close ${formatMonth(month)}?`}
      confirm="Close month"
      danger
    >
      <Stack gap="sm">
        <OpenInMonth month={params.month} />
        <Text c="dimmed">
          No further entries can be posted to {formatMonth(month)}, and it can’t be reopened. What is recorded later
          with a day in it is posted on the day of recording and keeps its own day as the value day.
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}

function OpenInMonth({ month }: { month: string }) {
  const found = useData(api.openInMonth, { params: { month } });
  if (found.error) return <ErrorCard error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton height={60} aria-busy="true" />;
  const { rows } = found.data;
  if (rows.length === 0) return <Text>Nothing is open: bank, cheques, invoices, payouts and GST are done.</Text>;
  return (
    <div>
      <Text fw={600}>Still open in this month</Text>
      <List size="sm" mt={4}>
        {rows.map(({ key, label, to, count, cents }) => (
          <List.Item key={key}>
            <Anchor component={RouteLink} to={to} inherit>
              {label}
            </Anchor>
            {`: ${formatCount(count)}${cents === null ? '' : `, ${formatMoney(cents)}`}`}
          </List.Item>
        ))}
      </List>
    </div>
  );
}
