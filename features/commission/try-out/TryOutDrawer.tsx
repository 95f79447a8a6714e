import { Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useData } from '#platform/web/api/useData.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { api } from '../api.web.ts';
import { PeopleSelect } from '../plans/PeopleSelect.tsx';
import { DealFields } from './DealFields.tsx';
import { TriedAnswer } from './TriedAnswer.tsx';
import { askedOf, newDeal, type TriedDeal, typingPause } from './triedDeal.web.ts';

/** Tries out a deal by the plan of a salesperson. Nothing is saved. */
export function TryOutDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <SideDrawer opened={opened} onClose={onClose} title="What would this deal pay?">
      <TryOut />
    </SideDrawer>
  );
}

function TryOut() {
  const [personIds, setPersonIds] = useState<string[]>([]);
  const [deal, setDeal] = useState(newDeal);
  return (
    <Stack gap="md">
      <PeopleSelect label="Salesperson" most={1} value={personIds} onChange={setPersonIds} />
      <DealFields deal={deal} onChange={(part) => setDeal((before) => ({ ...before, ...part }))} />
      <Answer personId={personIds[0]} deal={deal} />
    </Stack>
  );
}

function Answer(input: { personId: string | undefined; deal: TriedDeal }) {
  const [{ personId, deal }] = useDebouncedValue(input, typingPause);
  const dealInput = askedOf(deal);
  const result = useData(
    api.tryOut,
    { query: { personId: personId ?? '', cents: 0, signedOn: '', ...dealInput } },
    { enabled: personId !== undefined && dealInput !== undefined, keepPrevious: true },
  );
  if (personId === undefined || !dealInput) return <p>Choose a salesperson, their share and the day of signing.</p>;
  return <TriedAnswer query={result} cents={dealInput.cents} />;
}
