import { useSortable } from '@dnd-kit/sortable';
import { ActionIcon, Switch } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import type { HomePart } from '#platform/web/shell/home.ts';
import classes from './ArrangeCards.module.css';

type Props = {
  card: HomePart;
  index: number;
  count: number;
  isHidden: boolean;
  onMove: (index: number) => void;
  onShow: (isShown: boolean) => void;
};

/** One card in the list: its handle, its name, the buttons that move it, and whether it is shown. */
export function ArrangeRow({ card: { id, title }, index, count, isHidden, onMove, onShow }: Props) {
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
      <span className={classes.title} data-hidden={isHidden || undefined}>
        {title}
      </span>
      {move('up', index - 1, IconArrowUp)}
      {move('down', index + 1, IconArrowDown)}
      <Switch
        aria-label={`Show ${title}`}
        checked={!isHidden}
        onChange={(event) => onShow(event.currentTarget.checked)}
      />
    </li>
  );
}
