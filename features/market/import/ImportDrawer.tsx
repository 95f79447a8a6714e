import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { formatAmount, formatCount } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { MiniTable } from '#platform/web/kit/figures/MiniTable.tsx';
import { useLast } from '#platform/web/kit/hooks/useLast.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { Instant } from '#platform/web/kit/text/Day.tsx';
import { Facts } from '#platform/web/record/Facts.tsx';
import { Loaded } from '#platform/web/record/Loaded.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import { api } from '../api.web.ts';
import { datasets } from '../datasets.words.ts';
import { monthWords } from '../words.web.ts';
import type { ImportRecord } from './imports.calls.ts';
import { StateBadge } from './StateBadge.tsx';

/** While a file is read or put in place the page looks again this often, in milliseconds. */
const whileRunning = 1_500;

/** An import beside the list: its changes, made or proposed, its wrong lines, and its actions. */
export function ImportDrawer({ id, onClose }: { id: number | undefined; onClose: () => void }) {
  const shownId = useLast(id);
  return (
    <SideDrawer opened={id !== undefined} onClose={onClose} wide title="Import">
      {shownId !== undefined && <Import key={shownId} id={shownId} />}
    </SideDrawer>
  );
}

function Import({ id }: { id: number }) {
  const [isRunning, setRunning] = useState(false);
  const query = useData(api.importRecord, { params: { id: String(id) } }, isRunning ? { every: whileRunning } : {});
  const runs = query.data?.state === 'RUNNING';
  if (query.data && runs !== isRunning) setRunning(runs);
  return <Loaded of={query}>{(record) => <One record={record} />}</Loaded>;
}

function One({ record }: { record: ImportRecord }) {
  const { state, reason, read } = record;
  return (
    <Stack>
      <ImportHead record={record} />
      {state === 'RUNNING' && (
        <Notice live title={read > 0 ? `${formatCount(read)} lines read` : 'Reading the file'}>
          You can close this page meanwhile.
        </Notice>
      )}
      {reason && (
        <Notice tone={state === 'REFUSED' || state === 'FAILED' ? 'danger' : 'neutral'} title="Reason">
          <span style={{ whiteSpace: 'pre-line' }}>{reason}</span>
        </Notice>
      )}
      {state === 'WAITING' && <Waiting record={record} />}
      <ImportFacts record={record} />
      <FarOff record={record} />
      <Rejects record={record} />
    </Stack>
  );
}

function ImportFacts({ record }: { record: ImportRecord }) {
  const { state, unread, read, loaded, unchanged, changed, removed, skipped, rejected } = record;
  const isCounted = !['RUNNING', 'REFUSED', 'FAILED'].includes(state);
  return (
    <Facts
      items={[
        { label: 'Lines', value: formatCount(read) },
        isCounted && { label: 'Added', value: formatCount(loaded) },
        isCounted && { label: 'Unchanged', value: formatCount(unchanged) },
        isCounted && { label: 'Changed', value: formatCount(changed) },
        isCounted && { label: 'Removed', value: formatCount(removed) },
        isCounted && { label: 'Skipped', value: formatCount(skipped) },
        { label: 'Rejected', value: formatCount(rejected) },
        unread.length > 0 && { label: 'Columns not read', value: unread.join(', '), wide: true },
      ]}
    />
  );
}

/** The head of an import; what it changed can be taken back. */
function ImportHead({ record }: { record: ImportRecord }) {
  const { id, dataset, fileName, format, state, startedAt, person, loaded, removed, isReversible } = record;
  const [asking, setAsking] = useState(false);
  const reverse = useChange(api.reverseImport);
  return (
    <>
      <RecordHead
        title={fileName}
        state={<StateBadge state={state} />}
        line={[datasets[dataset], format, person ?? 'Automatic', <Instant key="at" at={startedAt} />]}
        more={[isReversible && { kind: 'danger', label: 'Take back', onClick: () => setAsking(true) }]}
      />
      <ReasonDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={(reason) => reverse.mutateAsync({ params: { id: String(id) }, body: { reason } })}
        title="Take this import back?"
        label="Reason"
        most={200}
        confirm="Take back"
        danger
      >
        {formatCount(loaded)} added records go, and {formatCount(removed)} removed ones are restored.
      </ReasonDialog>
    </>
  );
}

/** The proposed changes of a file, to apply or discard. */
function Waiting({ record: { id, loaded, changed, removed, losses, pricesWait } }: { record: ImportRecord }) {
  const [mayLose, setMayLose] = useState(false);
  const [pricesChecked, setPricesChecked] = useState(false);
  const confirm = useChange(api.confirmImport);
  const discard = useChange(api.discardImport);
  const params = { id: String(id) };
  return (
    <Notice
      tone={losses.length > 0 || pricesWait ? 'warning' : 'info'}
      title={`Adds ${formatCount(loaded)}, changes ${formatCount(changed)} and removes ${formatCount(removed)} records`}
    >
      <Stack gap="sm">
        {losses.length > 0 && (
          <>
            <span>
              It lacks many records of months that have been complete:{' '}
              {losses
                .slice(0, 6)
                .map(
                  ({ region, month, rows, removed: gone }) =>
                    `${region ? `district ${region}, ` : ''}${monthWords(month)} (${formatCount(gone)} of ${formatCount(rows)})`,
                )
                .join(', ')}
              {losses.length > 6 && ` and ${formatCount(losses.length - 6)} more`}. Check that the file is complete.
            </span>
            <Checkbox
              label="Accept the loss"
              checked={mayLose}
              onChange={(event) => setMayLose(event.currentTarget.checked)}
            />
          </>
        )}
        {pricesWait && (
          <>
            <span>
              Some prices, listed below, are more than five times those of the same type, town and year, or less than a
              fifth: a number may have been cut off. Compare them with the file’s source.
            </span>
            <Checkbox
              label="These prices are right"
              checked={pricesChecked}
              onChange={(event) => setPricesChecked(event.currentTarget.checked)}
            />
          </>
        )}
        <Group gap="xs">
          <Button
            disabled={(losses.length > 0 && !mayLose) || (pricesWait && !pricesChecked)}
            loading={confirm.isPending}
            onClick={() => confirm.mutate({ params, body: { mayLose, pricesChecked } })}
          >
            Import
          </Button>
          <Button variant="default" loading={discard.isPending} onClick={() => discard.mutate({ params })}>
            Discard
          </Button>
        </Group>
      </Stack>
    </Notice>
  );
}

/** Prices that are far from the others of the file. */
function FarOff({ record: { farOff } }: { record: ImportRecord }) {
  if (farOff.length === 0) return null;
  return (
    <Panel title="Prices far from the others">
      <MiniTable
        label="Prices far from the others"
        minWidth={520}
        maxHeight={360}
        rows={farOff}
        columns={[
          { id: 'line', header: 'Line', align: 'end', cell: ({ line }) => formatCount(line) },
          { id: 'home', header: 'Home', cell: ({ place, kind }) => `${place}, ${kind}` },
          { id: 'month', header: 'Month', cell: ({ month }) => monthWords(month) },
          { id: 'price', header: 'Price', align: 'end', cell: ({ price }) => formatAmount(price * 100) },
          { id: 'psm', header: 'Per sqm', align: 'end', cell: ({ psm }) => formatAmount(psm) },
          { id: 'usual', header: 'Usual', align: 'end', cell: ({ median }) => formatAmount(median) },
        ]}
      />
    </Panel>
  );
}

/** The wrong lines with their numbers. */
function Rejects({ record: { rejects, rejected } }: { record: ImportRecord }) {
  if (rejects.length === 0) return null;
  return (
    <Panel
      title={rejected > rejects.length ? `The first ${formatCount(rejects.length)} rejected lines` : 'Rejected lines'}
    >
      <MiniTable
        label="Rejected lines"
        minWidth={480}
        maxHeight={360}
        rows={rejects}
        columns={[
          { id: 'line', header: 'Line', align: 'end', cell: ({ line }) => formatCount(line) },
          { id: 'column', header: 'Column', cell: ({ field }) => field },
          { id: 'reason', header: 'Reason', cell: ({ reason }) => reason },
          {
            id: 'content',
            header: 'Content',
            cell: ({ text }) => (
              <Text truncate maw={320} title={text}>
                {text}
              </Text>
            ),
          },
        ]}
      />
    </Panel>
  );
}
