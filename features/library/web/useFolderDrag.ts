import { type DragEvent, useState } from 'react';

export type DropPlace = 'before' | 'inside';

export type FolderDrag = { rowProps: (id: string) => object };

type Options = {
  /** Whether a folder may be dropped there. */
  mayDrop: (id: string, target: string, place: DropPlace) => boolean;
  onDrop: (id: string, target: string, place: DropPlace) => void;
};

/** Moves folders by drag and drop: onto a folder, or between two, on the upper edge of the second. */
export const useFolderDrag = ({ mayDrop, onDrop }: Options): FolderDrag => {
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<{ id: string; place: DropPlace }>();
  const end = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  return {
    rowProps: (id) => ({
      draggable: true,
      'data-over': over?.id === id ? over.place : undefined,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', id);
        setDragged(id);
      },
      onDragOver: (event: DragEvent) => {
        const place = placeOf(event);
        if (!dragged || !mayDrop(dragged, id, place)) return setOver(undefined);
        event.preventDefault();
        if (over?.id !== id || over.place !== place) setOver({ id, place });
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        const place = placeOf(event);
        if (dragged && mayDrop(dragged, id, place)) onDrop(dragged, id, place);
        end();
      },
      onDragEnd: end,
    }),
  };
};

/** The upper third of a row is the gap above it. */
const placeOf = ({ currentTarget, clientY }: DragEvent): DropPlace => {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY - top < height / 3 ? 'before' : 'inside';
};
