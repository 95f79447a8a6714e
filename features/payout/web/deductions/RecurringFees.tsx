import { Button, Table } from '@mantine/core';
import { useState } from 'react';
import { dayOf, formatDay } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import type { Fee } from '../../contract/deductions.ts';
import { api } from '../api.ts';

/** The fees that are charged every month. Nothing is shown while there are none. */
export function RecurringFees() {
  const found = useData(api.fees, {});
  const [ending, setEnding] = useState<Fee>();
  const end = useChange(api.endFee);
  const today = dayOf(Temporal.Now.instant().toString());
  if (found.error) return <ErrorCard error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data || found.data.length === 0) return null;
  return (
    <Panel title="Charged every month">
      <Table aria-label="Charged every month" verticalSpacing="xs" horizontalSpacing="xs">
        <Table.Tbody>
          {found.data.map((fee) => (
            <Table.Tr key={fee.feeId}>
              <Table.Td>
                <TwoLines
                  sub={
                    <>
                      {fee.name ?? 'Every salesperson'}, from <Day day={fee.fromDay} />
                      {fee.untilDay && ` to ${formatDay(fee.untilDay)}`}
                    </>
                  }
                >
                  {fee.text}
                </TwoLines>
              </Table.Td>
              <Table.Td ta="end">
                <Money cents={fee.cents} />
              </Table.Td>
              <Table.Td ta="end" w={90}>
                {!fee.untilDay && (
                  <Button size="compact-sm" variant="default" onClick={() => setEnding(fee)}>
                    End
                  </Button>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <ConfirmDialog
        opened={ending !== undefined}
        onClose={() => setEnding(undefined)}
        onConfirm={() =>
          end.mutateAsync({ params: { id: ending?.feeId ?? '' }, body: { untilDay: today } }).then(
            () => undefined,
            () => undefined,
          )
        }
        title={`End ${ending?.text ?? ''}?`}
        confirm="End fee"
      >
        It is not charged after today. What was due until then is still collected.
      </ConfirmDialog>
    </Panel>
  );
}
