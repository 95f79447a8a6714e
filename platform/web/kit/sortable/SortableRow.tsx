import { useSortable } from '@dnd-kit/sortable';
import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './SortableRows.module.css';

type Props = {
  id: string;
  title: string;
  index: number;
  count: number;
  onMove: (index: number) => void;
  children: ReactNode;
  /** After the buttons that move it. */
  end: ReactNode;
};

/** One row of a list that is put in order: its handle, what it shows, the buttons that move it. */
export function SortableRow({ id, title, index, count, onMove, children, end }: Props) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const style = transform ? { transform: `translate3d(0, ${transform.y}px, 0)`, transition } : {};
  // A button that can't be used keeps the focus of who has just used it.
  const move = (label: string, to: number, Icon: typeof IconArrowUp) => {
    const isEnd = to < 0 || to >= count;
    return (
      <ActionIcon
        variant="default"
        size={36}
        aria-label={`Move ${title} ${label}`}
        aria-disabled={isEnd}
        data-disabled={isEnd}
        onClick={() => !isEnd && onMove(to)}
      >
        <Icon size={17} stroke={1.7} />
      </ActionIcon>
    );
  };
  return (
    <li ref={setNodeRef} className={classes.row} style={style} data-dragging={isDragging || undefined}>
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={classes.handle}
        {...attributes}
        {...listeners}
        aria-label={`Drag ${title}`}
      >
        <IconGripVertical size={18} stroke={1.7} aria-hidden />
      </button>
      {children}
      {move('up', index - 1, IconArrowUp)}
      {move('down', index + 1, IconArrowDown)}
      <div className={classes.end}>{end}</div>
    </li>
  );
}
