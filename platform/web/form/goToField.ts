import { useEffect } from 'react';
import { afterFrame } from '../kit/afterFrame.ts';

const takesFocus = 'input, select, textarea, button, [tabindex="0"]';

/** The field of this path; of a path that names several (`property`, `rows`), the first of them. */
const placeOf = (path: string, root: ParentNode): HTMLElement | null => {
  const name = CSS.escape(path);
  return root.querySelector(`[data-path="${name}"]`) ?? root.querySelector(`[data-path^="${name}."]`);
};

/** What it is folded into, shown. Answers whether anything was folded. */
const unfold = (place: HTMLElement): boolean => {
  const details = place.closest('details:not([open])');
  details?.setAttribute('open', '');
  const body = place.closest('[hidden]');
  if (body) document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(body.id)}"]`)?.click();
  return Boolean(details ?? body);
};

/** Brings a field to sight and the focus into it. */
export const goToField = (path: string, root: ParentNode = document): void => {
  const place = placeOf(path, root);
  if (!place) return;
  const go = () => {
    place.scrollIntoView({ block: 'center' });
    const field = place.matches(takesFocus) ? place : place.querySelector<HTMLElement>(takesFocus);
    field?.focus({ preventScroll: true });
  };
  if (unfold(place)) afterFrame(go);
  else go();
};

/** Goes to a field that the address names, once the form is there (and a drawer around it has taken the focus). */
export const useGoToField = (path: string | undefined): void => {
  useEffect(() => {
    if (path) afterFrame(() => goToField(path));
  }, [path]);
};
