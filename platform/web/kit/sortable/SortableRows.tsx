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
import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { SortableRow } from './SortableRow.tsx';
import classes from './SortableRows.module.css';

type Row = { id: string; title: string };
type Props<R extends Row> = {
  rows: R[];
  label: string;
  /** What one row is: `card`. */
  noun: string;
  /** `index`: the place that the row has then. */
  onMove: (id: string, index: number) => void;
  children: (row: R) => ReactNode;
  /** The controls at the end of a row. `say` has a screen reader say what they did. */
  end: (row: R, say: (words: string) => void) => ReactNode;
};

const instructionsFor = (noun: string) =>
  `To move a ${noun}, press Space, choose its place with the arrow keys, and press Space again. Escape cancels. The buttons beside it move it by one place.`;

/** A list that is put in order: by dragging, by keys, and by buttons. */
export function SortableRows<R extends Row>({ rows, label, noun, onMove, children, end }: Props<R>) {
  const [said, setSaid] = useState('');
  /** A row that was picked up is over its own place first: that is not read out over where it was. */
  const isPickedUp = useRef(false);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = rows.map(({ id }) => id);
  const placeOf = (id: unknown) => `place ${ids.indexOf(String(id)) + 1} of ${ids.length}`;
  const titleOf = (id: unknown) => rows.find((row) => row.id === id)?.title ?? '';
  const moveTo = (id: string, index: number) => {
    onMove(id, index);
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
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements, screenReaderInstructions: { draggable: instructionsFor(noun) } }}
        onDragEnd={({ active, over }) => {
          if (over && active.id !== over.id) moveTo(String(active.id), ids.indexOf(String(over.id)));
        }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol className={classes.rows} aria-label={label}>
            {rows.map((row, index) => (
              <SortableRow
                key={row.id}
                id={row.id}
                title={row.title}
                index={index}
                count={ids.length}
                onMove={(place) => moveTo(row.id, place)}
                end={end(row, setSaid)}
              >
                {children(row)}
              </SortableRow>
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
