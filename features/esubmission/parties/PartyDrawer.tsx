import { Tabs } from '@mantine/core';
import { useState } from 'react';
import { hasShareholders } from '#features/particulars/words/kinds.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { Shareholders } from '../shareholders/Shareholders.tsx';
import type { Summary } from '../summary/summary.calls.ts';
import { type RepresentedSide, sideWords } from '../transaction.words.ts';
import { PartyDocuments } from './PartyDocuments.tsx';
import { PartyForm } from './PartyForm.tsx';
import type { Party } from './parties.calls.ts';

type Props = {
  summary: Summary;
  editing: Editing | undefined;
  onOpen: (editing: Editing) => void;
  onClose: () => void;
};

/** The drawer in which a party is added or changed. */
export function PartyDrawer({ summary, editing, onOpen, onClose }: Props) {
  // The content stays the same while the drawer closes.
  const [last, setLast] = useState(editing);
  const [tab, setTab] = useState<string | null>(editing?.tab ?? 'details');
  if (editing && editing !== last) {
    setLast(editing);
    setTab(editing.tab ?? 'details');
  }
  const shown = editing ?? last;
  const party = summary.parties.find(({ uuid }) => uuid === shown?.uuid);
  const title = party ? party.name : `Add ${shown ? sideWords[shown.side].toLowerCase() : 'party'}`;
  const form = shown && (
    <PartyForm
      key={`${shown.side}${shown.uuid}`}
      summary={summary}
      side={shown.side}
      party={party}
      at={shown.at}
      onClose={onClose}
      // After a new company its shareholders are entered.
      onSaved={(uuid, { kind }) =>
        !party && hasShareholders(kind) ? onOpen({ side: shown.side, uuid, tab: 'shareholders' }) : onClose()
      }
    />
  );
  return (
    <SideDrawer opened={editing !== undefined} onClose={onClose} title={title}>
      {party ? (
        <Tabs value={tab} onChange={setTab}>
          <Tabs.List mb="md">
            <Tabs.Tab value="details">Details</Tabs.Tab>
            {hasShareholders(party.kind) && <Tabs.Tab value="shareholders">{shareholdersWord(party)}</Tabs.Tab>}
            <Tabs.Tab value="documents">Documents</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="details">{form}</Tabs.Panel>
          {hasShareholders(party.kind) && (
            <Tabs.Panel value="shareholders">
              <Shareholders summary={summary} party={party} />
            </Tabs.Panel>
          )}
          <Tabs.Panel value="documents">
            <PartyDocuments summary={summary} party={party} />
          </Tabs.Panel>
        </Tabs>
      ) : (
        form
      )}
    </SideDrawer>
  );
}

const shareholdersWord = ({ shareholders }: Party): string =>
  shareholders.length === 0 ? 'Shareholders' : `Shareholders (${shareholders.length})`;

/** The content of the drawer: an existing party, or a new one of a side. */
export type Editing = { side: RepresentedSide; uuid?: string; tab?: 'shareholders'; at?: string | undefined };
