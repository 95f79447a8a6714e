/** Parts of a paste that programs show otherwise than the elements alone say. */

const styleOf = (element: Element): string => element.getAttribute('style')?.toLowerCase() ?? '';

const hides = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all)/;

/** What its program does not show, as a hidden column of Excel, is not for readers. */
export const withoutHidden = (body: HTMLElement): void => {
  for (const each of body.querySelectorAll('[hidden]')) each.remove();
  for (const each of [...body.querySelectorAll('[style]')]) if (hides.test(styleOf(each))) each.remove();
};

const blocks = 'p, li, div, td, th, blockquote';

/** A price that is struck or bold by the style of its cell or paragraph: each text in it becomes so. */
export const blockStyles = (body: HTMLElement): void => {
  for (const block of body.querySelectorAll(blocks)) {
    const style = styleOf(block);
    if (/text-decoration[^;]*:[^;]*line-through/.test(style)) eachTextIn(block, 's');
    if (/^T[DH]$/.test(block.tagName) && /font-weight\s*:\s*(?:bold|bolder|[6-9]00)/.test(style))
      eachTextIn(block, 'strong');
  }
};

const eachTextIn = (block: Element, tag: string): void => {
  const page = block.ownerDocument;
  const walker = page.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) if (walker.currentNode.textContent?.trim()) texts.push(walker.currentNode);
  for (const text of texts) {
    const made = page.createElement(tag);
    (text as Text).replaceWith(made);
    made.append(text);
  }
};

/** Lists whose first item says its number, and items that are ticked or not. */
export const listSigns = (body: HTMLElement): void => {
  for (const list of body.querySelectorAll('ol:not([start])')) {
    const first = Number(list.querySelector(':scope > li')?.getAttribute('value') ?? 1);
    if (first > 1) list.setAttribute('start', String(first));
  }
  for (const item of body.querySelectorAll('li')) {
    const box = item.querySelector<HTMLInputElement>('input[type="checkbox"]');
    const isTicked = item.role === 'checkbox' ? item.ariaChecked === 'true' : box?.hasAttribute('checked');
    if (isTicked === undefined) continue;
    box?.remove();
    (item.querySelector(':scope > p') ?? item).prepend(isTicked ? '☑ ' : '☐ ');
  }
};

const emoji = /^(?!\d+$)(?:\p{Extended_Pictographic}|\p{Emoji_Component})+$/u;

/** Chats and mail programs draw an emoji as a picture that is called as it is. */
export const emojiOfPictures = (body: HTMLElement): void => {
  for (const picture of body.querySelectorAll('img')) if (emoji.test(picture.alt)) picture.replaceWith(picture.alt);
};

/** A link that leads through the check of a mail program, with the reader's address in it, as what it leads to. */
export const linkedPage = (href: string): string => {
  const address = URL.parse(href);
  const isCheck = address?.hostname.endsWith('.safelinks.protection.outlook.com') === true;
  const isGoogle = address?.hostname === 'www.google.com' && address.pathname === '/url';
  const target = isCheck ? address.searchParams.get('url') : isGoogle ? address.searchParams.get('q') : null;
  return target && /^https?:/i.test(target) ? target : href;
};

/** A table that only places things, as mails are built, is no table: its contents stand one below the other. */
export const asContents = (table: HTMLTableElement): boolean => {
  const rows = [...table.rows];
  const isOneColumn = rows.length > 0 && rows.every(({ cells }) => cells.length === 1);
  const isLayout = isOneColumn && (rows.length === 1 || table.dataset.places === 'yes');
  if (!isLayout) return false;
  const outer = table.parentElement?.closest('table');
  if (outer) outer.dataset.places = 'yes';
  const contents = rows.flatMap(({ cells }) =>
    [...cells].map((cell) => {
      const part = table.ownerDocument.createElement('div');
      part.append(...cell.childNodes);
      return part;
    }),
  );
  table.replaceWith(...contents);
  return true;
};
