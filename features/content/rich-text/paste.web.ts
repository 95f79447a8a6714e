import { isLinkAddress } from './link-address.rules.ts';
import { asContents, blockStyles, emojiOfPictures, linkedPage, listSigns, withoutHidden } from './pastedParts.web.ts';
import { gridOf } from './table-grid.web.ts';
import { mostColumns, mostRows } from './tables.words.ts';
import { asLists } from './wordLists.web.ts';

/**
 * Converts the clipboard of another program to elements of the editor: tables with whole rows, bold, italic and struck text by its style,
 * nested lists of Word, headings of any level. Unsupported content is replaced by a mark in brackets; `leftOut` counts them.
 */
export const readablePaste = (html: string): { html: string; leftOut: number } => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const gone of body.querySelectorAll('style, script, meta, link, title, noscript')) gone.remove();
  withoutHidden(body);
  asLists(body);
  listSigns(body);
  blockStyles(body);
  for (const each of [...body.querySelectorAll('[style]')]) byStyle(each);
  for (const bold of body.querySelectorAll('b, strong')) if (isPlain(bold)) bold.replaceWith(...bold.childNodes);
  headings(body);
  definitions(body);
  raised(body);
  links(body);
  emojiOfPictures(body);
  const leftOut = marked(body);
  // The innermost first: a table in a cell is words of it by then.
  for (const table of [...body.querySelectorAll('table')].toReversed()) if (!asContents(table)) tidy(table);
  return { html: body.innerHTML, leftOut };
};

const styleOf = (element: Element): string => element.getAttribute('style')?.toLowerCase() ?? '';
const isPlain = (element: Element) => /font-weight\s*:\s*(?:normal|[1-5]00)/.test(styleOf(element));

const inside = (element: Element, tag: string) => {
  const made = element.ownerDocument.createElement(tag);
  made.append(...element.childNodes);
  element.append(made);
};

const isInline = (element: Element) => /^(?:span|font|a|b|strong|i|em|u)$/i.test(element.tagName);

const byStyle = (element: Element) => {
  const style = styleOf(element);
  if (!isInline(element)) return;
  if (/font-weight\s*:\s*(?:bold|bolder|[6-9]00)/.test(style) && !/^(?:b|strong)$/i.test(element.tagName))
    inside(element, 'strong');
  if (/font-style\s*:\s*(?:italic|oblique)/.test(style) && !/^(?:i|em)$/i.test(element.tagName)) inside(element, 'em');
  if (/text-decoration[^;]*:[^;]*line-through/.test(style)) inside(element, 's');
};

/** The editor has two levels; a title is one of the first. */
const headings = (body: HTMLElement) => {
  const as = (elements: Iterable<Element>, tag: string) => {
    for (const each of elements) {
      const made = body.ownerDocument.createElement(tag);
      made.append(...each.childNodes);
      each.replaceWith(made);
    }
  };
  as(body.querySelectorAll('h1, p.MsoTitle, p[class*="MsoHeading1"]'), 'h2');
  as(body.querySelectorAll('h4, h5, h6'), 'h3');
};

const definitions = (body: HTMLElement) => {
  for (const list of body.querySelectorAll('dl')) {
    for (const part of list.querySelectorAll('dt, dd')) {
      const line = body.ownerDocument.createElement('p');
      line.append(...part.childNodes);
      if (part.tagName === 'DT') inside(line, 'strong');
      part.replaceWith(line);
    }
    list.replaceWith(...list.childNodes);
  }
};

const raisedSigns: Record<string, string> = {
  0: '⁰',
  1: '¹',
  2: '²',
  3: '³',
  4: '⁴',
  5: '⁵',
  6: '⁶',
  7: '⁷',
  8: '⁸',
  9: '⁹',
};
const lowered = '₀₁₂₃₄₅₆₇₈₉';

/** m² is not m2. */
const raised = (body: HTMLElement) => {
  for (const sup of body.querySelectorAll('sup'))
    sup.textContent = (sup.textContent ?? '').replace(/\d/g, (digit) => raisedSigns[digit] ?? digit);
  for (const sub of body.querySelectorAll('sub'))
    sub.textContent = (sub.textContent ?? '').replace(/\d/g, (digit) => lowered[Number(digit)] ?? digit);
};

/** An address without its scheme is one of the web. */
const links = (body: HTMLElement) => {
  for (const link of body.querySelectorAll('a[href]')) {
    const href = linkedPage(link.getAttribute('href')?.trim() ?? '');
    link.setAttribute('href', href);
    if (!isLinkAddress(href) && /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(href))
      link.setAttribute('href', `https://${href}`);
  }
};

const kinds: [selector: string, words: string][] = [
  ['video', 'video'],
  ['audio', 'recording'],
  ['iframe, embed, object', 'page of another site'],
  ['svg, canvas, math', 'drawing'],
];

/** Puts words in brackets where something was that a text can't hold. */
const marked = (body: HTMLElement): number => {
  let leftOut = 0;
  const mark = (element: Element, words: string) => {
    leftOut += 1;
    element.replaceWith(body.ownerDocument.createTextNode(`[${words}]`));
  };
  for (const picture of body.querySelectorAll('img')) {
    const source = URL.parse(picture.getAttribute('src') ?? '', location.href);
    // One of ours is pasted as it is.
    if (source?.origin === location.origin && picture.getAttribute('src')?.includes('/content/v1/pictures/')) continue;
    // One of a single pixel counts who reads.
    if (Number(picture.getAttribute('width')) === 1) picture.remove();
    else mark(picture, picture.alt.trim() ? `picture: ${picture.alt.trim().slice(0, 200)}` : 'picture');
  }
  for (const [selector, words] of kinds) for (const element of body.querySelectorAll(selector)) mark(element, words);
  return leftOut;
};

/** Gives each row the same number of cells, without spans, and cells only lines. Tables that are too large become lines. */
const tidy = (table: HTMLTableElement) => {
  const { ownerDocument: page } = table;
  const rows = gridOf(
    [...table.rows].map(({ cells }) => [...cells]),
    mostColumns,
  );
  const columns = rows[0]?.length ?? 0;
  if (table.parentElement?.closest('table') || columns > mostColumns || rows.length > mostRows || columns === 0) {
    const lines = rows.map((cells) => {
      const line = page.createElement('p');
      line.textContent = cells.map((cell) => (cell ? wordsOf(cell) : '')).join(' · ');
      return line;
    });
    table.replaceWith(...lines);
    return;
  }
  const made = page.createElement('table');
  const caption = table.caption?.textContent?.trim();
  if (caption) {
    const line = page.createElement('p');
    line.textContent = caption;
    table.before(line);
  }
  for (const cells of rows) {
    const row = made.insertRow();
    for (let at = 0; at < columns; at += 1) row.append(cellAs(page, cells[at]));
  }
  table.replaceWith(made);
};

const blocks = 'p, li, div, h1, h2, h3, ul, ol, blockquote, pre';

/** The lines of a cell: a paragraph for each of its blocks and for the text between them. */
const linesIn = (cell: Element): HTMLElement[] => {
  const lines: HTMLElement[] = [];
  let line: HTMLElement | undefined;
  for (const node of [...cell.childNodes]) {
    const element = node.nodeType === Node.ELEMENT_NODE ? (node as Element) : undefined;
    if (element?.matches(blocks) || element?.querySelector(blocks)) {
      lines.push(...linesIn(element));
      line = undefined;
    } else {
      if (!line) {
        line = cell.ownerDocument.createElement('p');
        lines.push(line);
      }
      line.append(node);
    }
  }
  return lines.filter(({ textContent, firstElementChild }) => textContent?.trim() || firstElementChild);
};

/** The words of a cell in one line: those of two paragraphs do not run together. */
const wordsOf = (cell: Element): string =>
  linesIn(cell)
    .map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' ');

const cellAs = (page: Document, cell: HTMLTableCellElement | undefined): HTMLElement => {
  const made = page.createElement(cell?.tagName === 'TH' ? 'th' : 'td');
  for (const item of cell?.querySelectorAll('li') ?? [])
    (item.querySelector(':scope > p, :scope > div') ?? item).prepend('• ');
  if (cell) made.append(...linesIn(cell));
  if (!made.firstChild) made.append(page.createElement('p'));
  return made;
};
