import { type DragEvent, useState } from 'react';
import type { Form } from '../forms/forms.calls.ts';

export type DropPlace = 'before' | 'inside';

export type FolderDrag = {
  rowProps: (id: string) => object;
  /** Props of a dragged element that represents one or several forms. */
  formProps: (forms: Form[]) => object;
};

type Options = {
  /** Whether a folder may be dropped there. */
  mayDrop: (id: string, target: string, place: DropPlace) => boolean;
  onDrop: (id: string, target: string, place: DropPlace) => void;
  mayDropForms: (forms: Form[], target: string) => boolean;
  onDropForms: (forms: Form[], target: string) => void;
};

/** Moves folders by drag and drop, onto a folder or between two, on the upper edge of the second; and forms onto a folder. */
export const useFolderDrag = ({ mayDrop, onDrop, mayDropForms, onDropForms }: Options): FolderDrag => {
  const [dragged, setDragged] = useState<string | Form[]>();
  const [over, setOver] = useState<{ id: string; place: DropPlace }>();
  const end = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  const draggable = (what: string | Form[], text: string) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', text);
      setDragged(what);
    },
    onDragEnd: end,
  });
  const placeIn = (event: DragEvent): DropPlace => (typeof dragged === 'string' ? placeOf(event) : 'inside');
  const mayBe = (id: string, place: DropPlace) =>
    dragged && (typeof dragged === 'string' ? mayDrop(dragged, id, place) : mayDropForms(dragged, id));
  return {
    formProps: (forms) => draggable(forms, forms.map(({ fileName }) => fileName).join('\n')),
    rowProps: (id) => ({
      ...draggable(id, id),
      'data-over': over?.id === id ? over.place : undefined,
      onDragOver: (event: DragEvent) => {
        const place = placeIn(event);
        if (!mayBe(id, place)) return setOver(undefined);
        event.preventDefault();
        if (over?.id !== id || over.place !== place) setOver({ id, place });
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        const place = placeIn(event);
        if (dragged && mayBe(id, place)) {
          if (typeof dragged === 'string') onDrop(dragged, id, place);
          else onDropForms(dragged, id);
        }
        end();
      },
    }),
  };
};

/** The upper third of a row is the gap above it. */
const placeOf = ({ currentTarget, clientY }: DragEvent): DropPlace => {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY - top < height / 3 ? 'before' : 'inside';
};
