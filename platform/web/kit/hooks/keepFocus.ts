import { goToHeading, pageOf } from './pageHeading.ts';

/** Where the focus was. */
type Spot = {
  element: HTMLElement;
  /** Its ancestors, the nearest first, each with the position of the child that leads to it. */
  path: { parent: Element; at: number }[];
  /** The dialog or menu around it. */
  layer: Element | null;
  /** Where the focus was before it went into that dialog or menu. */
  behind: Spot | undefined;
  page: string;
  isByKeys: boolean;
};

/** What else may take the focus at the moment, such as a dialog that closes, is waited for. */
const settleMs = 80;
const layers = '[role="dialog"], [role="menu"]';
/** Not a text field: it would open the keyboard of a phone. */
const controls = 'a[href], button:not(:disabled), summary, :is([type="checkbox"], [type="radio"]):not(:disabled)';

const isUsable = (element: HTMLElement) =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true });

const isLoading = (element: HTMLElement) => element.isConnected && element.matches('[data-loading]:disabled');

const spotOf = (element: HTMLElement, last: Spot | undefined): Spot => {
  const path: Spot['path'] = [];
  for (let child: Element = element; child.parentElement; child = child.parentElement)
    path.push({ parent: child.parentElement, at: [...child.parentElement.children].indexOf(child) });
  const layer = element.closest(layers);
  const isBack = layer !== null && last?.behind?.layer === layer;
  const behind = !layer ? undefined : layer === last?.layer ? last.behind : isBack ? last?.behind?.behind : last;
  return { element, path, layer, behind, page: pageOf(location), isByKeys: element.matches(':focus-visible') };
};

const isBefore = (one: Node, other: Node) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

/** The control that now stands where the spot was, or the next one of the same part of the page; else the heading above. */
const nextTo = ({ path }: Spot): HTMLElement | undefined => {
  const kept = path.find(({ parent }) => parent.isConnected);
  const scope = kept?.parent.closest('[role="dialog"], [data-panel], table, main');
  if (!kept || !scope) return undefined;
  const { parent, at } = kept;
  const now = parent.children[at];
  const isAfter = (each: Element) =>
    now ? each === now || now.contains(each) || isBefore(now, each) : isBefore(parent, each) && !parent.contains(each);
  const next = [...scope.querySelectorAll<HTMLElement>(controls)].find((each) => isAfter(each) && isUsable(each));
  if (next) return next;
  const around = scope.closest('[role="dialog"], main') ?? scope;
  const heading = [...around.querySelectorAll<HTMLElement>('h1, h2, h3')].findLast((each) => isBefore(each, parent));
  heading?.setAttribute('tabindex', '-1');
  return heading;
};

/**
 * Keeps the focus in its place: where a pressed control goes, as Claim does and a deleted row, the focus goes on to what has come there,
 * and not to the start of the page. After a dialog it goes back to what opened it, or to what came in its place. Returns what ends it.
 */
export const keepFocus = (): (() => void) => {
  let last: Spot | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;

  const restore = () => {
    if (hasFocus() || !last || isLoading(last.element)) return;
    for (let spot: Spot | undefined = last; spot; spot = spot.behind) {
      if (!spot.layer && (spot.page !== pageOf(location) || spot.element.matches('h1'))) return void goToHeading();
      const next = isUsable(spot.element) ? spot.element : nextTo(spot);
      next?.focus({ preventScroll: !last.isByKeys });
      if (next && hasFocus()) return;
    }
  };
  const changed = () => {
    if (hasFocus() || !last) return;
    clearTimeout(timer);
    timer = setTimeout(restore, settleMs);
  };
  const focused = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) last = spotOf(target, last);
  };
  /** Whoever presses beside every control takes the focus away: it is not brought back. */
  const left = ({ target }: FocusEvent) =>
    setTimeout(() => {
      if (last?.element === target && isUsable(last.element) && document.hasFocus() && !hasFocus()) last = undefined;
    });

  const observer = new MutationObserver(changed);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] });
  document.addEventListener('focusin', focused);
  document.addEventListener('focusout', left);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', focused);
    document.removeEventListener('focusout', left);
  };
};
