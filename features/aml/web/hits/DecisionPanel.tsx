import { Button, Kbd, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { useKeys } from '#platform/web/kit/hooks/useKeys.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import type { HitRecord } from '../../contract/hits.ts';
import { type FalseReason, falseReasons } from '../../words/hits.ts';
import { api } from '../api.ts';

type Props = { hit: HitRecord; onDone: () => void };

/** The decision on a hit: one key for a false positive with its reason, and two officers for a true match. */
export function DecisionPanel({ hit, onDone }: Props) {
  if (hit.endedAt) return <Ended />;
  if (hit.state === 'OPEN') return <Open hit={hit} onDone={onDone} />;
  return <Second hit={hit} onDone={onDone} />;
}

const Ended = () => (
  <Panel title="Decision">
    <Text c="dimmed">It is found no longer: the list or the customer has changed. There is nothing to decide.</Text>
  </Panel>
);

/** Reasons by their keys; another reason has to be said. */
const quick = Object.keys(falseReasons).filter((reason) => reason !== 'OTHER') as FalseReason[];

function Open({ hit, onDone }: Props) {
  const { hitId, factsHash, contentHash } = hit;
  const [asked, setAsked] = useState<'match' | 'other'>();
  const dismiss = useChange(api.dismiss, { onDone });
  const match = useChange(api.match, { onDone });
  const shown = { factsHash, contentHash };
  const params = { id: hitId };
  const isBusy = dismiss.isPending || match.isPending;
  const say = (reason: FalseReason) => {
    if (!isBusy) dismiss.mutate({ params, body: { ...shown, reason } });
  };
  useKeys({
    ...Object.fromEntries(quick.map((reason, index) => [String(index + 1), () => say(reason)])),
    [String(quick.length + 1)]: () => setAsked('other'),
    t: () => setAsked('match'),
  });
  return (
    <Panel title="Decision" description="False positive, because of">
      <Stack gap={8}>
        {quick.map((reason, index) => (
          <Button
            key={reason}
            variant="default"
            justify="space-between"
            rightSection={<Kbd visibleFrom="sm">{index + 1}</Kbd>}
            disabled={isBusy}
            onClick={() => say(reason)}
          >
            {falseReasons[reason]}
          </Button>
        ))}
        <Button
          variant="default"
          justify="space-between"
          rightSection={<Kbd visibleFrom="sm">{quick.length + 1}</Kbd>}
          onClick={() => setAsked('other')}
        >
          Another reason …
        </Button>
        <Button
          mt="md"
          color="red"
          variant="light"
          justify="space-between"
          rightSection={<Kbd visibleFrom="sm">T</Kbd>}
          onClick={() => setAsked('match')}
        >
          True match …
        </Button>
      </Stack>
      <ReasonDialog
        opened={asked === 'other'}
        onClose={() => setAsked(undefined)}
        onConfirm={(note) => dismiss.mutateAsync({ params, body: { ...shown, reason: 'OTHER', note } })}
        title="False positive"
        label="Reason"
        most={1000}
        confirm="It is somebody else"
      />
      <ReasonDialog
        danger
        opened={asked === 'match'}
        onClose={() => setAsked(undefined)}
        onConfirm={(note) => match.mutateAsync({ params, body: { ...shown, note } })}
        title="True match"
        label="What confirms it"
        most={1000}
        confirm="It is the person"
      >
        Another officer confirms it or takes it back. Nobody outside compliance learns of it.
      </ReasonDialog>
    </Panel>
  );
}

function Second({ hit, onDone }: Props) {
  const { hitId, factsHash, contentHash, state, maySecond, mayTakeBack } = hit;
  const [asked, setAsked] = useState(false);
  const confirm = useChange(api.confirmMatch, { onDone });
  const takeBack = useChange(api.takeBack, { onDone });
  const shown = { factsHash, contentHash };
  const params = { id: hitId };
  const isFinal = state === 'TRUE';
  const isFalse = state === 'FALSE';
  return (
    <Panel title="Decision">
      <Stack gap={8}>
        <Text c="dimmed">
          {isFalse && 'It is a false positive. It comes back when facts of the customer or of the entry change.'}
          {isFinal && 'Two officers confirmed the true match.'}
          {state === 'SECOND' &&
            (maySecond
              ? 'Another officer says that it is the person.'
              : 'An officer says that it is the person. A second officer decides.')}
        </Text>
        {maySecond && (
          <Button loading={confirm.isPending} onClick={() => confirm.mutate({ params, body: { ...shown, note: '' } })}>
            Confirm the true match
          </Button>
        )}
        {mayTakeBack && (
          <Button variant="default" onClick={() => setAsked(true)}>
            Take it back …
          </Button>
        )}
      </Stack>
      <ReasonDialog
        opened={asked}
        onClose={() => setAsked(false)}
        onConfirm={(note) => takeBack.mutateAsync({ params, body: { ...shown, note } })}
        title="Take the decision back?"
        label="Reason"
        most={1000}
        confirm="Take back"
      >
        The hit waits again, and is decided anew.
      </ReasonDialog>
    </Panel>
  );
}
