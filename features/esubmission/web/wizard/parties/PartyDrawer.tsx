import { Drawer } from '@mantine/core';
import { useState } from 'react';
import type { Summary } from '../../../records.ts';
import { sideWords } from '../../../words.ts';
import type { Editing } from './PartiesStep.tsx';
import { PartyForm } from './PartyForm.tsx';

type Props = { summary: Summary; editing: Editing | undefined; onClose: () => void };

/** Where a party is added or changed, beside the list of them. */
export function PartyDrawer({ summary, editing, onClose }: Props) {
  // What it was open for stays while it slides out.
  const [last, setLast] = useState(editing);
  if (editing && editing !== last) setLast(editing);
  const shown = editing ?? last;
  const title = shown?.party ? shown.party.name : `Add ${shown ? sideWords[shown.side].toLowerCase() : 'party'}`;
  return (
    <Drawer
      opened={editing !== undefined}
      onClose={onClose}
      position="right"
      size={600}
      title={title}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {shown && (
        <PartyForm key={`${shown.side}${shown.party?.uuid}`} summary={summary} editing={shown} onDone={onClose} />
      )}
    </Drawer>
  );
}
