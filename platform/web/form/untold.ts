import { afterFrame } from '../kit/afterFrame.ts';

/** What was typed last, and by which field, while the form does not know of it. */
let untold: { field: Element; tell: () => void } | undefined;

export const isUntold = (field: Element | null): boolean => untold !== undefined && untold.field === field;

/** Tells the form what was typed before this moment. */
const tellNow = (): void => {
  const typed = untold;
  untold = undefined;
  typed?.tell();
};

/** Tells the form of a letter after the frame that shows it, or before whatever else comes first. */
export const tellSoon = (field: Element, tell: () => void): void => {
  if (!isUntold(field)) tellNow();
  const isFirst = !untold;
  untold = { field, tell };
  if (isFirst) afterFrame(tellNow);
};

/** Whatever else comes: the next key, leaving the field or the page, a click, sending the form. */
const others = ['keydown', 'focusout', 'pointerdown', 'click', 'submit', 'visibilitychange'];
if (typeof document !== 'undefined') for (const kind of others) document.addEventListener(kind, tellNow, true);
