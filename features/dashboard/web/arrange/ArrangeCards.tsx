import { Alert, Button, Group, Switch } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { offerUndo } from '#platform/web/feedback/strip.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { SortableRows } from '#platform/web/kit/sortable/SortableRows.tsx';
import type { HomePart } from '#platform/web/shell/home.ts';
import type { Layout } from '../../contract.ts';
import { inOrder, isShown } from '../../rules/arrange.ts';
import classes from './ArrangeCards.module.css';
import { useArrangement } from './useArrangement.ts';

type Props = { cards: HomePart[]; layout: Layout; onDone: (layout: Layout) => void };

/** The cards as a list, to be ordered, hidden and shown. Every change is stored at once. */
export function ArrangeCards({ cards, layout, onDone }: Props) {
  const { shown, change, isSaving, failure, retry, settled } = useArrangement(cards, layout);
  const done = useRef<HTMLButtonElement>(null);
  // The button that opened this is gone, and the focus would be with it.
  useEffect(() => done.current?.focus(), []);
  const ordered = inOrder(cards, shown.placed);
  const moveTo = (id: string, index: number) => {
    const others = ordered.map((card) => card.id).filter((each) => each !== id);
    change({ kind: 'move', id, before: others[index] ?? null });
  };
  // A button that can't be used keeps the focus of who has just used it.
  const isAsAtFirst = shown.placed.length + shown.hidden.length + shown.shown.length === 0;
  const reset = () => {
    const before = shown;
    change({ kind: 'reset' });
    offerUndo('The dashboard is as at first', () => change({ kind: 'restore', to: before }));
  };
  const finish = async () => {
    const stored = await settled();
    if (stored) onDone(stored);
  };

  return (
    <Panel
      title="Arrange your dashboard"
      description="Drag cards, or move them with the arrows. Hidden cards stay here."
      action={
        <Group gap="sm">
          <Button
            variant="default"
            leftSection={<IconRestore size={17} stroke={1.7} />}
            aria-disabled={isAsAtFirst}
            data-disabled={isAsAtFirst}
            onClick={() => !isAsAtFirst && reset()}
          >
            Reset
          </Button>
          <Button ref={done} onClick={() => void finish()}>
            Done
          </Button>
        </Group>
      }
    >
      {failure && (
        <Alert color="red" title="Your last change is not saved" role="alert">
          <Group justify="space-between">
            {failure.message}
            <Button size="xs" variant="default" onClick={retry}>
              Retry
            </Button>
          </Group>
        </Alert>
      )}
      <SortableRows
        rows={ordered}
        label="Cards"
        noun="card"
        onMove={moveTo}
        end={(card, say) => {
          const { id, title } = card;
          return (
            <Switch
              aria-label={`Show ${title}`}
              checked={isShown(card, shown)}
              onChange={({ currentTarget: { checked } }) => {
                change({ kind: checked ? 'show' : 'hide', id });
                say(`${title} is ${checked ? 'shown' : 'hidden'}.`);
              }}
            />
          );
        }}
      >
        {(card) => (
          <span className={classes.title} data-hidden={!isShown(card, shown) || undefined}>
            {card.title}
          </span>
        )}
      </SortableRows>
      <p className="g-note">{isSaving ? 'Saving…' : failure ? 'Not saved' : 'All changes saved'}</p>
    </Panel>
  );
}
