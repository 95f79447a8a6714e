/**
 * Makes one labelled region for Mantine's portals, so that dialogs, menus and toasts are inside a landmark of the page.
 * Mantine uses the element with this attribute instead of making one without a name.
 */
export function prepareOverlays(): void {
  const attribute = 'data-mantine-shared-portal-node';
  if (document.querySelector(`[${attribute}]`)) return;
  const region = document.createElement('section');
  region.setAttribute(attribute, 'true');
  region.setAttribute('aria-label', 'Dialogs and messages');
  document.body.append(region);
}
