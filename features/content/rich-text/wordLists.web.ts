/** Word writes a list item as a paragraph: its style has the list and level, its text the number. */
const listOf = (paragraph: Element): { level: number; isNumbered: boolean; start: number } | undefined => {
  const level = /mso-list\s*:\s*l\d+\s+level(\d)/i.exec(paragraph.getAttribute('style') ?? '')?.[1];
  if (!level) return undefined;
  const sign = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list\s*:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const text = sign?.textContent?.trim() ?? '';
  const isNumbered = /^\(?(?:\d+|[a-z]{1,4})[.)]/i.test(text);
  // Of 2.3 the last number counts in its list.
  const start = Number(/(\d+)[.)]*$/.exec(text)?.[1] ?? 1);
  sign?.remove();
  return { level: Number(level), isNumbered, start };
};

/** Makes lists of such paragraphs, those of a deeper level inside of the item before. */
export const asLists = (body: HTMLElement): void => {
  const page = body.ownerDocument;
  let open: { list: HTMLElement; level: number }[] = [];
  let last: Element | undefined;
  for (const paragraph of [...body.querySelectorAll('p')]) {
    const item = listOf(paragraph);
    if (!item) continue;
    const follows =
      last !== undefined &&
      (paragraph.previousElementSibling === last || paragraph.previousElementSibling === open[0]?.list);
    if (!follows) open = [];
    while ((open.at(-1)?.level ?? 0) > item.level) open.pop();
    if (open.at(-1)?.level !== item.level) {
      const list = page.createElement(item.isNumbered ? 'ol' : 'ul');
      // One that goes on below a paragraph.
      if (item.isNumbered && item.start > 1) list.setAttribute('start', String(item.start));
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else paragraph.before(list);
      open.push({ list, level: item.level });
    }
    const entry = page.createElement('li');
    const words = page.createElement('p');
    words.append(...paragraph.childNodes);
    entry.append(words);
    open.at(-1)?.list.append(entry);
    paragraph.remove();
    last = open[0]?.list;
  }
};
