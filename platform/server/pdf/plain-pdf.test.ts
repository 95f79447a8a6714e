import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { widthOf, wrap } from './helvetica.ts';
import { plainPdf } from './plain-pdf.ts';

const read = async (bytes: Buffer) => {
  const file = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: file.numPages }, async (_, index) => {
      const { items } = await (await file.getPage(index + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  return { pages, info: (await file.getMetadata()).info as { Title?: string } };
};

describe('a plain PDF', () => {
  it('is read back with its words, brackets and apostrophes, on as many pages as it takes', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ kind: 'field' as const, text: `Line ${index}` }));
    const { pages, info } = await read(
      plainPdf('A (small) form', [{ kind: 'title', text: 'The owner’s (second) \\ form' }, ...many]),
    );
    expect(pages.length).toBeGreaterThan(1);
    expect(pages[0]).toContain('The owner’s (second) \\ form');
    expect(pages.at(-1)).toContain('Line 59');
    expect(info.Title).toBe('A (small) form');
  });
});

describe('wrapping', () => {
  it('keeps every word, in lines no wider than asked', () => {
    const text = 'The person who signs below agrees to pay the agency the fee above, and the GST on it.';
    const lines = wrap(text, 10.5, 160);
    expect(lines.join(' ')).toBe(text);
    expect(lines.every((line) => widthOf(line, 10.5) <= 160)).toBe(true);
    expect(lines.length).toBeGreaterThan(2);
  });
});
