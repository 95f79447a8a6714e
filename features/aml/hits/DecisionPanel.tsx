import { Text } from '@mantine/core';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { FirstWord } from './FirstWord.tsx';
import type { HitRecord } from './hits.calls.ts';
import { SecondWord } from './SecondWord.tsx';

type Props = { hit: HitRecord; onDone: () => void };

/** The decision on a hit: a reason that its facts bear out, or two officers. `onDone`: it was decided, and the next one can come. */
export function DecisionPanel({ hit, onDone }: Props) {
  if (hit.endedAt) return <Ended />;
  return hit.state === 'OPEN' ? <FirstWord hit={hit} onDone={onDone} /> : <SecondWord hit={hit} onDone={onDone} />;
}

const Ended = () => (
  <Panel title="Decision">
    <Text c="dimmed">It is found no longer: the list or the customer has changed. There is nothing to decide.</Text>
  </Panel>
);
