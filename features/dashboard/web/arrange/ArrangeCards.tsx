import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Alert, Button, Group, VisuallyHidden } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { toastUndo } from '#platform/web/feedback/toast.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import type { HomePart } from '#platform/web/shell/home.ts';
import type { Layout } from '../../contract.ts';
import { inOrder } from '../../rules/arrange.ts';
import classes from './ArrangeCards.module.css';
import { ArrangeRow } from './ArrangeRow.tsx';
import { useArrangement } from './useArrangement.ts';

type Props = { cards: HomePart[]; layout: Layout; onDone: (layout: Layout) => void };

const instructions =
  'To move a card, press Space, choose its place with the arrow keys, and press Space again. Escape cancels. The buttons beside it move it by one place.';

/** The cards as a list, to be ordered, hidden and shown. Every change is stored at once. */
export function ArrangeCards({ cards, layout, onDone }: Props) {
  const { shown, change, isSaving, failure, retry, settled } = useArrangement(cards, layout);
  const [said, setSaid] = useState('');
  /** A card that was picked up is over its own place first: that is not read out over where it was. */
  const isPickedUp = useRef(false);
  const done = useRef<HTMLButtonElement>(null);
  // The button that opened this is gone, and the focus would be with it.
  useEffect(() => done.current?.focus(), []);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ordered = inOrder(cards, shown.placed);
  const ids = ordered.map(({ id }) => id);
  const placeOf = (id: unknown) => `place ${ids.indexOf(String(id)) + 1} of ${ids.length}`;
  const titleOf = (id: unknown) => ordered.find((card) => card.id === id)?.title ?? '';

  const moveTo = (id: string, index: number) => {
    const others = ids.filter((each) => each !== id);
    change({ kind: 'move', id, before: others[index] ?? null });
    setSaid(`${titleOf(id)} moved to place ${index + 1} of ${ids.length}.`);
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      isPickedUp.current = true;
      return `Picked up ${titleOf(active.id)}, ${placeOf(active.id)}.`;
    },
    onDragOver: ({ active, over }) => {
      const isFirst = isPickedUp.current;
      isPickedUp.current = false;
      return over && !isFirst ? `${titleOf(active.id)} is over ${placeOf(over.id)}.` : undefined;
    },
    onDragEnd: ({ active, over }) => (over ? `${titleOf(active.id)} dropped at ${placeOf(over.id)}.` : undefined),
    onDragCancel: ({ active }) => `${titleOf(active.id)} stays at ${placeOf(active.id)}.`,
  };
  // A button that can't be used keeps the focus of who has just used it.
  const isAsAtFirst = shown.placed.length + shown.hidden.length === 0;
  const reset = () => {
    const before = shown;
    change({ kind: 'reset' });
    toastUndo('The dashboard is as at first', () => change({ kind: 'restore', to: before }));
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
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements, screenReaderInstructions: { draggable: instructions } }}
        onDragEnd={({ active, over }) => {
          if (over && active.id !== over.id) moveTo(String(active.id), ids.indexOf(String(over.id)));
        }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol className={classes.rows} aria-label="Cards">
            {ordered.map((card, index) => (
              <ArrangeRow
                key={card.id}
                card={card}
                index={index}
                count={ids.length}
                isHidden={shown.hidden.includes(card.id)}
                onMove={(place) => moveTo(card.id, place)}
                onShow={(isShown) => {
                  change({ kind: isShown ? 'show' : 'hide', id: card.id });
                  setSaid(`${card.title} is ${isShown ? 'shown' : 'hidden'}.`);
                }}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <p className={classes.state}>{isSaving ? 'Saving…' : failure ? 'Not saved' : 'All changes saved'}</p>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Panel>
  );
}
