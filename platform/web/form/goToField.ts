import { useEffect } from 'react';

const takesFocus = ':is(input:not([hidden]), select, textarea, button, [tabindex="0"]):not(:disabled)';

/** The element of a path. If a path names several fields (`property`, `rows`), the first of them. */
const placeOf = (path: string, root: ParentNode): HTMLElement | null => {
  const name = CSS.escape(path);
  return root.querySelector(`[data-path="${name}"]`) ?? root.querySelector(`[data-path^="${name}."]`);
};

/** Runs the work after an opened section is drawn and has moved the focus. */
const soon = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work));
};

/** Opens the folded section around an element. Returns whether one was closed. */
const unfold = (place: HTMLElement): boolean => {
  const details = place.closest('details:not([open])');
  details?.setAttribute('open', '');
  const body = place.closest('[hidden]');
  if (body) document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(body.id)}"]`)?.click();
  return Boolean(details ?? body);
};

/** What takes the focus of a field; for a disabled field the field before it, for which it waits. */
const focusableOf = (place: HTMLElement, root: ParentNode): HTMLElement | undefined => {
  if (place.matches(takesFocus)) return place;
  const own = place.querySelector<HTMLElement>(takesFocus);
  if (own) return own;
  const before = [...root.querySelectorAll<HTMLElement>(takesFocus)].filter(
    (each) => place.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING && each.closest('[data-path]'),
  );
  return before.at(-1);
};

/** Scrolls to a field and sets the focus on it. */
export const goToField = (path: string, root: ParentNode = document): void => {
  const place = placeOf(path, root);
  if (!place) return;
  const go = () => {
    place.scrollIntoView({ block: 'center' });
    focusableOf(place, root)?.focus({ preventScroll: true });
  };
  if (unfold(place)) soon(go);
  else go();
};

/** Goes to the field in the address once the form is drawn, and after a drawer around it has taken the focus. */
export const useGoToField = (path: string | undefined): void => {
  useEffect(() => {
    if (path) soon(() => goToField(path));
  }, [path]);
};
