import { lazy, Suspense, useState } from 'react';
import { useGoToField } from '#platform/web/form/goToField.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { useScreeningSoon } from '../screening/useScreeningSoon.web.ts';
import { type RepresentedSide, sidesOf, sideWords } from '../transaction.words.ts';
import { StepFooter } from '../wizard/StepForm.tsx';
import type { StepProps } from '../wizard/stepProps.web.ts';
import type { Editing } from './PartyDrawer.tsx';
import { PartyGroup } from './PartyGroup.tsx';
import { WhoShares } from './WhoShares.tsx';

const PartyDrawer = lazy(async () => ({ default: (await import('./PartyDrawer.tsx')).PartyDrawer }));

/** The party and the field of an address such as `{uuid}.idNumber`. */
const editingAt = ({ parties }: StepProps['summary'], at = ''): Editing | undefined => {
  const [uuid, field] = at.split('.', 2);
  const party = parties.find((each) => each.uuid === uuid);
  if (!party || !field) return undefined;
  const place = { side: party.partyType, uuid: party.uuid };
  return field === 'shareholders' ? { ...place, tab: field } : { ...place, at: field };
};

/** Step 2: the parties of both sides, our client's side first. Each party is saved when it is added. */
export function PartiesStep({ summary, at, onSaved, onNobodyShares, onBack, saveDraft }: StepProps) {
  // The address of a finding about a party opens that party.
  const [editing, setEditing] = useState(() => editingAt(summary, at));
  const [opened, setOpened] = useState(editing !== undefined);
  useGoToField(editing ? undefined : at);
  useScreeningSoon(summary.parties);
  const open = (next: Editing) => {
    setOpened(true);
    setEditing(next);
  };
  const { representedSide, transactionType } = summary.info;
  const sides: RepresentedSide[] = [...sidesOf[transactionType]].sort((a) => (a === representedSide ? -1 : 1));
  const empty = sides.filter((side) => !summary.parties.some(({ partyType }) => partyType === side));
  const asked = empty.map((side) => `one ${sideWords[side].toLowerCase()}`).join(' and ');
  return (
    <>
      <div>
        {sides.map((side) => (
          <PartyGroup
            key={side}
            summary={summary}
            side={side}
            onAdd={() => open({ side })}
            onEdit={({ uuid }) => open({ side, uuid })}
          />
        ))}
      </div>
      {empty.length > 0 && (
        <Notice title={`At least ${asked} must be named before you submit`}>
          You can go on with the other steps and come back.
        </Notice>
      )}
      <StepFooter onBack={onBack} saveDraft={saveDraft} onContinue={onSaved}>
        {onNobodyShares && <WhoShares onNobody={onNobodyShares} onSomebody={() => void onSaved()} />}
      </StepFooter>
      {opened && (
        <Suspense>
          <PartyDrawer summary={summary} editing={editing} onOpen={open} onClose={() => setEditing(undefined)} />
        </Suspense>
      )}
    </>
  );
}
