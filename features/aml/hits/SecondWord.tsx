import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { api } from '../api.web.ts';
import { AfterMatch } from './AfterMatch.tsx';
import type { HitRecord } from './hits.calls.ts';

type Props = { hit: HitRecord; onDone: () => void };

/** A second officer confirms the first one's decision in their own words, or takes a decision back. */
export function SecondWord({ hit, onDone }: Props) {
  const { hitId, factsHash, contentHash, state, maySecond, mayTakeBack, dismissal } = hit;
  const [asking, setAsking] = useState<'confirm' | 'back'>();
  // A true match stays on screen: its consequences are shown here.
  const confirm = useChange(api.confirmMatch);
  const confirmFalse = useChange(api.confirmDismissal, { onDone });
  const takeBack = useChange(api.takeBack, { onDone });
  const isFalse = state === 'FALSE' || state === 'SECOND_FALSE';
  const inputOf = (note: string) => ({ params: { id: hitId }, body: { factsHash, contentHash, note } });
  return (
    <div>
      <Panel title="Decision">
        <Stack gap={8}>
          <Text c="dimmed">{explanationOf(hit)}</Text>
          {maySecond && (
            <Button onClick={() => setAsking('confirm')}>
              {isFalse ? 'Confirm the false positive …' : 'Confirm the true match …'}
            </Button>
          )}
          {mayTakeBack && (
            <Button variant="default" onClick={() => setAsking('back')}>
              Take it back …
            </Button>
          )}
        </Stack>
      </Panel>
      {(state === 'TRUE' || state === 'SECOND') && <AfterMatch hit={hit} />}
      <ReasonDialog
        danger={!isFalse}
        opened={asking === 'confirm'}
        onClose={() => setAsking(undefined)}
        onConfirm={(note) => (isFalse ? confirmFalse : confirm).mutateAsync(inputOf(note))}
        title={isFalse ? 'Confirm the false positive?' : 'Confirm the true match?'}
        label="What you looked at yourself"
        most={1000}
        confirm={isFalse ? 'It is somebody else' : 'It is the person'}
      >
        {isFalse ? `At least ${dismissal.confirmLetters} letters.` : 'Nobody outside compliance learns of it.'}
      </ReasonDialog>
      <ReasonDialog
        opened={asking === 'back'}
        onClose={() => setAsking(undefined)}
        onConfirm={(note) => takeBack.mutateAsync(inputOf(note))}
        title="Take the decision back?"
        label="Reason"
        most={1000}
        confirm="Take back"
      >
        The hit waits again, and another officer decides it anew.
      </ReasonDialog>
    </div>
  );
}

const explanationOf = ({ state, maySecond }: HitRecord): string => {
  if (state === 'FALSE')
    return 'It is a false positive. It comes back when facts of the customer or of the entry change.';
  if (state === 'TRUE') return 'Two officers confirmed the true match.';
  const what = state === 'SECOND' ? 'it is the person' : 'it is somebody else';
  return maySecond
    ? `An officer decided that ${what}. You are the second officer.`
    : `An officer decided that ${what}. A second officer confirms it or takes it back.`;
};
