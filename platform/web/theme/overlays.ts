/**
 * Where Mantine's portals go: one labelled region, so that dialogs, menus and toasts stand in a landmark of the page.
 * Mantine takes the element that carries this attribute instead of making a nameless one.
 */
export function prepareOverlays(): void {
  const attribute = 'data-mantine-shared-portal-node';
  if (document.querySelector(`[${attribute}]`)) return;
  const region = document.createElement('section');
  region.setAttribute(attribute, 'true');
  region.setAttribute('aria-label', 'Dialogs and messages');
  document.body.append(region);
}
