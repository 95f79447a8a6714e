import { Button, Kbd, Stack, Text } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { useKeys } from '#platform/web/kit/hooks/useKeys.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { api } from '../api.web.ts';
import classes from './FirstWord.module.css';
import type { HitRecord } from './hits.calls.ts';
import { type FalseReason, falseReasons } from './hits.words.ts';
import { useDismissal } from './useDismissal.web.ts';

type Props = { hit: HitRecord; onDone: () => void };
type Reason = HitRecord['dismissal']['reasons'][number];

/** Each reason has its key, which stays the same from hit to hit. */
const keyOf = (reason: FalseReason): string => String(Object.keys(falseReasons).indexOf(reason) + 1);

/** First decision on a hit. Keys work only while the panel has the focus, so that none decides from elsewhere on the page. */
export function FirstWord({ hit, onDone }: Props) {
  const { hitId, factsHash, contentHash, dismissal } = hit;
  const panel = useRef<HTMLFieldSetElement>(null);
  const [asking, setAsking] = useState<'match' | Reason>();
  const { say, isBusy } = useDismissal(hit, onDone);
  const match = useChange(api.match, { onDone });
  const busy = isBusy || match.isPending;
  const choose = (reason: Reason) => {
    if (reason.letters > 0) setAsking(reason);
    else if (!busy) void say(reason.reason, '').catch(() => undefined);
  };
  useKeys({ d: () => panel.current?.focus() });
  const press = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    // Keys typed in a dialog of the panel are ignored.
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (!event.currentTarget.contains(event.target as Node) || asking) return;
    if (event.key.toLowerCase() === 't') return setAsking('match');
    const reason = dismissal.reasons.find((each) => keyOf(each.reason) === event.key);
    if (reason && reason.contradicted === null) choose(reason);
  };
  const able = dismissal.reasons.filter(({ contradicted }) => contradicted === null);
  const refused = dismissal.reasons.filter(({ contradicted, reason }) => contradicted !== null && reason !== 'KIND');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys count while it has the focus
    <fieldset ref={panel} aria-label="Decision" tabIndex={0} className={classes.panel} onKeyDown={press}>
      <Panel title="Decision" description="False positive, because of">
        <Stack gap={8}>
          {able.map((each) => (
            <Button
              key={each.reason}
              variant="default"
              justify="space-between"
              rightSection={<Kbd visibleFrom="sm">{keyOf(each.reason)}</Kbd>}
              disabled={busy}
              onClick={() => choose(each)}
            >
              {each.letters > 0 ? `${falseReasons[each.reason]} …` : falseReasons[each.reason]}
            </Button>
          ))}
          {refused.length > 0 && (
            <ul className={classes.refused}>
              {refused.map(({ reason, contradicted }) => (
                <li key={reason}>
                  Not “{falseReasons[reason]}”. {contradicted}
                </li>
              ))}
            </ul>
          )}
          <Text size="sm" c="dimmed">
            {twoOf(dismissal)}
          </Text>
          <Button
            mt="xs"
            color="red"
            variant="light"
            justify="space-between"
            rightSection={<Kbd visibleFrom="sm">T</Kbd>}
            onClick={() => setAsking('match')}
          >
            True match …
          </Button>
          <Text size="xs" c="dimmed" visibleFrom="sm">
            Press <Kbd size="xs">D</Kbd> to move here. The other keys work only here.
          </Text>
        </Stack>
      </Panel>
      <ReasonDialog
        opened={asking !== undefined && asking !== 'match'}
        onClose={() => setAsking(undefined)}
        onConfirm={(note) => (asking && asking !== 'match' ? say(asking.reason, note) : Promise.resolve())}
        title={asking && asking !== 'match' ? `False positive: ${falseReasons[asking.reason].toLowerCase()}` : ''}
        label="What shows it"
        most={1000}
        confirm="It is somebody else"
      >
        {asking && asking !== 'match' && `At least ${asking.letters} letters. ${twoOf(dismissal)}`}
      </ReasonDialog>
      <ReasonDialog
        danger
        opened={asking === 'match'}
        onClose={() => setAsking(undefined)}
        onConfirm={(note) => match.mutateAsync({ params: { id: hitId }, body: { factsHash, contentHash, note } })}
        title="True match"
        label="What confirms it"
        most={1000}
        confirm="It is the person"
      >
        Another officer confirms it or takes it back. Nobody outside compliance learns of it.
      </ReasonDialog>
    </fieldset>
  );
}

const twoOf = ({ takesTwo, isAlone }: HitRecord['dismissal']): string => {
  if (isAlone)
    return 'It takes two officers, and nobody else can decide: it stands on the list “Decided alone” for the next audit.';
  return takesTwo ? 'It looks like the person, so that another officer confirms a false positive.' : '';
};
