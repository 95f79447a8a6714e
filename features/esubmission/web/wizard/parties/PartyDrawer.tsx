import { Tabs } from '@mantine/core';
import { useState } from 'react';
import { SideDrawer } from '#platform/web/kit/SideDrawer.tsx';
import { hasShareholders } from '../../../party-kinds.ts';
import type { Party, Summary } from '../../../records.ts';
import { sideWords } from '../../../words.ts';
import type { Editing } from './PartiesStep.tsx';
import { PartyDocuments } from './PartyDocuments.tsx';
import { PartyForm } from './PartyForm.tsx';
import { Shareholders } from './Shareholders.tsx';

type Props = {
  summary: Summary;
  editing: Editing | undefined;
  onOpen: (editing: Editing) => void;
  onClose: () => void;
};

/** Where a party is added or changed, beside the list of them. */
export function PartyDrawer({ summary, editing, onOpen, onClose }: Props) {
  // What it was open for stays while it slides out.
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
      // Who holds a new company is asked next.
      onSaved={(uuid, { kind }) =>
        !party && hasShareholders(kind) ? onOpen({ side: shown.side, uuid, tab: 'shareholders' }) : onClose()
      }
    />
  );
  return (
    <SideDrawer opened={editing !== undefined} onClose={onClose} title={title} size={600}>
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
