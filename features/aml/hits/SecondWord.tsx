import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { api } from '../api.web.ts';
import { AfterMatch } from './AfterMatch.tsx';
import type { HitRecord } from './hits.calls.ts';

type Props = { hit: HitRecord; onDone: () => void };

/** What a second officer says of what another one said, in words of their own; and how what was decided is taken back. */
export function SecondWord({ hit, onDone }: Props) {
  const { hitId, factsHash, contentHash, state, maySecond, mayTakeBack, dismissal } = hit;
  const [asked, setAsked] = useState<'confirm' | 'back'>();
  // A true match stays on screen: what follows of it stands here.
  const confirm = useChange(api.confirmMatch);
  const confirmFalse = useChange(api.confirmDismissal, { onDone });
  const takeBack = useChange(api.takeBack, { onDone });
  const isFalse = state === 'FALSE' || state === 'SECOND_FALSE';
  const given = (note: string) => ({ params: { id: hitId }, body: { factsHash, contentHash, note } });
  return (
    <div>
      <Panel title="Decision">
        <Stack gap={8}>
          <Text c="dimmed">{said(hit)}</Text>
          {maySecond && (
            <Button onClick={() => setAsked('confirm')}>
              {isFalse ? 'Confirm the false positive …' : 'Confirm the true match …'}
            </Button>
          )}
          {mayTakeBack && (
            <Button variant="default" onClick={() => setAsked('back')}>
              Take it back …
            </Button>
          )}
        </Stack>
      </Panel>
      {(state === 'TRUE' || state === 'SECOND') && <AfterMatch hit={hit} />}
      <ReasonDialog
        danger={!isFalse}
        opened={asked === 'confirm'}
        onClose={() => setAsked(undefined)}
        onConfirm={(note) => (isFalse ? confirmFalse : confirm).mutateAsync(given(note))}
        title={isFalse ? 'Confirm the false positive?' : 'Confirm the true match?'}
        label="What you looked at yourself"
        most={1000}
        confirm={isFalse ? 'It is somebody else' : 'It is the person'}
      >
        {isFalse ? `At least ${dismissal.confirmLetters} letters.` : 'Nobody outside compliance learns of it.'}
      </ReasonDialog>
      <ReasonDialog
        opened={asked === 'back'}
        onClose={() => setAsked(undefined)}
        onConfirm={(note) => takeBack.mutateAsync(given(note))}
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

const said = ({ state, maySecond }: HitRecord): string => {
  if (state === 'FALSE')
    return 'It is a false positive. It comes back when facts of the customer or of the entry change.';
  if (state === 'TRUE') return 'Two officers confirmed the true match.';
  const what = state === 'SECOND' ? 'it is the person' : 'it is somebody else';
  return maySecond
    ? `An officer decided that ${what}. You are the second officer.`
    : `An officer decided that ${what}. A second officer confirms it or takes it back.`;
};
