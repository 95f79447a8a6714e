import { Box, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { dayOf, formatDay } from '#platform/contract/days.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { SegmentedControl } from '#platform/web/form/inputs.tsx';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { MiniTable } from '#platform/web/kit/figures/MiniTable.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { api } from '../api.web.ts';
import type { Fee } from './deductions.calls.ts';

type State = 'CURRENT' | 'ENDED';

const stateOptions = [
  { value: 'CURRENT', label: 'Current' },
  { value: 'ENDED', label: 'Ended' },
];

/** The fees that are charged every month. Nothing is shown while there are none. */
export function RecurringFees() {
  const [state, setState] = useState<State>('CURRENT');
  const found = useData(api.fees, { query: { state, pageSize: 200 } }, { keepPrevious: true });
  const [ending, setEnding] = useState<Fee>();
  const end = useChange(api.endFee);
  const today = dayOf(Temporal.Now.instant().toString());
  if (found.error) return <ErrorCard error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data || (found.data.rows.length === 0 && state === 'CURRENT')) return null;
  const { rows, sums } = found.data;
  // Below the amount on a phone, where a column of its own would leave no room for the words.
  const endButton = (fee: Fee) =>
    !fee.untilDay && (
      <Button size="compact-sm" variant="default" onClick={() => setEnding(fee)}>
        End
      </Button>
    );
  return (
    <Panel
      title="Charged every month"
      action={
        <Group gap="xs">
          <SegmentedControl
            aria-label="Recurring fees"
            data={stateOptions}
            value={state}
            onChange={(value) => setState(value as State)}
          />
          <DownloadButton address={urlOf(api.feesSheet, { query: { state } })}>Export fees</DownloadButton>
        </Group>
      }
    >
      <MiniTable
        label="Charged every month"
        rows={rows}
        total={`Total of ${rows.length}, each month`}
        columns={[
          {
            id: 'fee',
            header: '',
            cell: (fee) => (
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
            ),
          },
          {
            id: 'amount',
            header: '',
            align: 'end',
            cell: (fee) => (
              <>
                <Money cents={fee.cents} />
                <Box hiddenFrom="sm" mt={4}>
                  {endButton(fee)}
                </Box>
              </>
            ),
            total: sums && rows.length > 1 ? <Money cents={sums.cents} /> : undefined,
          },
          { id: 'end', header: '', align: 'end', card: 'none', cell: endButton },
        ]}
      />
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
