import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { dayOf } from '#platform/contract/days.ts';
import { formatCount } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { ConfirmButton } from '#platform/web/kit/dialogs/ConfirmButton.tsx';
import { StatTiles } from '#platform/web/kit/figures/StatTiles.tsx';
import { useToday } from '#platform/web/kit/hooks/useToday.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import { List } from '#platform/web/list/List.tsx';
import { ListFile } from '#platform/web/list/ListFile.tsx';
import { api } from '../api.web.ts';
import { type ReaderState, readerFields, readerStates } from '../circulars.words.ts';
import { readerList } from '../lists.web.ts';
import type { DeskCircular } from '../publishing/publishing.calls.ts';
import { useMayWrite } from '../useMayWrite.web.ts';

const tones: Record<ReaderState, Tone> = { UNREAD: 'neutral', OPEN: 'progress', DONE: 'success' };

/** Audience of a circular, and who has not read or acknowledged it. */
export function Readers({ circular }: { circular: DeskCircular }) {
  const { circularId, state, asked, read, acknowledged, acknowledgeBy } = circular;
  const params = { id: circularId };
  if (state === 'draft' || state === 'scheduled') return null;
  return (
    <Panel
      title="Readers"
      description="Everyone it is for who was here when it was published or last changed materially."
      action={
        <>
          <Remind circular={circular} />
          <ListFile file={api.readersSheet} search={readerList} params={params} />
        </>
      }
    >
      <StatTiles
        tiles={[
          { label: 'Asked', value: formatCount(asked) },
          { label: 'Read', value: formatCount(read) },
          { label: 'Not read', value: formatCount(asked - read) },
          ...(acknowledgeBy ? [{ label: 'Acknowledged', value: formatCount(acknowledged) }] : []),
        ]}
      />
      <List
        fields={readerFields}
        call={api.readers}
        params={params}
        search={readerList}
        name="circular-readers"
        title="Readers"
        rowId="personId"
        searches="Name or registration no."
        selects={[{ name: 'state', label: 'State', options: stateOptions(acknowledgeBy !== null), width: 180 }]}
        columns={[
          { field: 'name', under: 'registrationNo', width: 240 },
          {
            field: 'state',
            card: 'state',
            width: 190,
            cell: (row) => <StatusBadge tone={tones[row.state]}>{stateWords(row.state, acknowledgeBy)}</StatusBadge>,
          },
          { field: 'readAt', width: 170 },
          ...(acknowledgeBy ? [{ field: 'acknowledgedAt' as const, width: 170 }] : []),
        ]}
        empty={
          <EmptyState icon={IconUsers} title="It asks nobody">
            Its audience has no people.
          </EmptyState>
        }
      />
    </Panel>
  );
}

const stateWords = (state: ReaderState, acknowledgeBy: string | null): string => {
  if (state !== 'DONE') return readerStates[state];
  return acknowledgeBy ? 'Acknowledged' : 'Read';
};

const stateOptions = (mustAcknowledge: boolean) => [
  ...(mustAcknowledge ? [{ value: 'OPEN', label: 'Not read or acknowledged' }] : []),
  { value: 'UNREAD', label: 'Not read' },
  { value: 'DONE', label: mustAcknowledge ? 'Acknowledged' : 'Read' },
];

/** Once a day at most. */
function Remind({ circular }: { circular: DeskCircular }) {
  const { circularId, state, asked, read, acknowledged, acknowledgeBy, remindedAt } = circular;
  const today = useToday();
  const mayWrite = useMayWrite();
  const remind = useChange(api.remind, {
    says: ({ people }) => (people === 1 ? '1 person reminded' : `${formatCount(people)} people reminded`),
  });
  const open = asked - (acknowledgeBy ? acknowledged : read);
  if (!mayWrite || state !== 'published' || open === 0) return null;
  if (remindedAt && dayOf(remindedAt) === today)
    return (
      <Button variant="default" disabled>
        Reminded today
      </Button>
    );
  return (
    <ConfirmButton
      label="Remind"
      title={open === 1 ? 'Remind 1 person?' : `Remind ${formatCount(open)} people?`}
      onConfirm={() => remind.mutateAsync({ params: { id: circularId } })}
    >
      Everyone who has not {acknowledgeBy ? 'acknowledged' : 'read'} it is notified. You can remind them once a day.
    </ConfirmButton>
  );
}
