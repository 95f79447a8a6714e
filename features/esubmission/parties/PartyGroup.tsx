import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import type { Summary } from '../summary/summary.calls.ts';
import { type RepresentedSide, sideWords } from '../transaction.words.ts';
import classes from './Parties.module.css';
import { PartyCard } from './PartyCard.tsx';
import type { Party } from './parties.calls.ts';

type Props = { summary: Summary; side: RepresentedSide; onAdd: () => void; onEdit: (party: Party) => void };

/** One side of the transaction. */
export function PartyGroup({ summary, side, onAdd, onEdit }: Props) {
  const word = sideWords[side].toLowerCase();
  const agreement = summary.info.transactionType === 'SALE' ? 'option' : 'tenancy agreement';
  const isOurs = side === summary.info.representedSide;
  const parties = summary.parties.filter(({ partyType }) => partyType === side);
  return (
    <Panel
      title={isOurs ? `Our client: the ${word}` : `The other side: the ${word}`}
      description={isOurs ? 'Every party you represent.' : 'Everyone on the other side, with an agent or without.'}
      action={
        <Button variant="light" data-path={side} leftSection={<IconPlus size={16} stroke={2} />} onClick={onAdd}>
          Add {word}
        </Button>
      }
    >
      {parties.length === 0 ? (
        <p className={classes.nobody}>
          Nobody yet. Add each {word} as named in the {agreement}.
        </p>
      ) : (
        <ul className={classes.list}>
          {parties.map((party) => (
            <PartyCard key={party.uuid} party={party} version={summary.version} onEdit={() => onEdit(party)} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
