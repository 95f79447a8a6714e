/** What makes an address a page of its own: its path, and the record or the step that its query names. */
export const pageOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => {
  const query = new URLSearchParams(search);
  return [pathname, query.get('id'), query.get('step')].join(' ');
};

/** Sets the focus on the heading of the page, unless it still loads or a dialog is open over it. */
export const goToHeading = (): boolean => {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading || heading.textContent === 'Loading' || document.querySelector('[role="dialog"]')) return false;
  heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
  return true;
};
