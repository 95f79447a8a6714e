import { Button } from '@mantine/core';
import { IconNotebook } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { useNew } from '#platform/web/list/useNew.ts';
import { useOpenedRow } from '#platform/web/record/useOpenedRow.ts';
import { api } from '../api.web.ts';
import { registerList } from '../lists.web.ts';
import { EntryDrawer } from './EntryDrawer.tsx';
import { NewEntry } from './NewEntry.tsx';
import { type Filing, filings, registerFields } from './register.words.ts';

const tones: Record<Filing, Tone> = { OPEN: 'neutral', FILE: 'success', NOT_FILE: 'neutral' };

/** /agency-desk/compliance/register: suspicions and their reports. */
export function RegisterPage() {
  const [adding, setAdding] = useNew();
  const navigate = useNavigate();
  // Removes the case or hit from the address as well.
  const close = () =>
    void navigate({
      to: '.',
      search: ({ new: _, of: __, hit: ___, ...list }: Record<string, unknown>) => list as never,
      replace: true,
      ignoreBlocker: true,
    });
  const opened = useOpenedRow<{ entryId: string }>();
  return (
    <>
      <ListPage
        fields={registerFields}
        call={api.register}
        file={api.registerSheet}
        search={registerList}
        name="suspicion-register"
        title="Suspicions"
        action={<Button onClick={() => setAdding(true)}>Enter a suspicion</Button>}
        rowId="entryId"
        onOpen={opened.open}
        searches="Subject, entry or case"
        selects={[{ name: 'filing', label: 'Decision', options: optionsOf(filings) }]}
        columns={[
          { field: 'subject', under: 'number', card: 'address', width: 240 },
          { field: 'caseNo', width: 170 },
          {
            field: 'filing',
            card: 'state',
            cell: ({ filing }) => <StatusBadge tone={tones[filing]}>{filings[filing]}</StatusBadge>,
            width: 130,
          },
          { field: 'dueOn', width: 120 },
          { field: 'sonarRef', width: 140 },
          { field: 'reviewOn', width: 120 },
          { field: 'reporter', under: 'createdAt', sortedBy: 'createdAt', width: 190 },
        ]}
        empty={
          <EmptyState icon={IconNotebook} title="No suspicion was entered">
            What salespeople refer to compliance comes here, and what compliance enters itself.
          </EmptyState>
        }
      />
      <NewEntry opened={adding} onClose={close} />
      <EntryDrawer entryId={opened.row?.entryId} {...opened.drawer} />
    </>
  );
}
