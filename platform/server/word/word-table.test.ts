import { inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { wordTable } from './word-table.ts';

/** The entries of a zip archive, by the heads that stand before each. */
const entriesOf = (archive: Buffer): Record<string, string> => {
  const entries: Record<string, string> = {};
  let at = 0;
  while (archive.readUInt32LE(at) === 0x04034b50) {
    const [packed, named] = [archive.readUInt32LE(at + 18), archive.readUInt16LE(at + 26)];
    const begin = at + 30 + named;
    const content = inflateRawSync(archive.subarray(begin, begin + packed));
    expect(content.length).toBe(archive.readUInt32LE(at + 22));
    entries[archive.subarray(at + 30, begin).toString()] = content.toString();
    at = begin + packed;
  }
  // The directory names as many.
  expect(archive.readUInt32LE(at)).toBe(0x02014b50);
  expect(archive.readUInt16LE(archive.length - 12)).toBe(Object.keys(entries).length);
  return entries;
};

it('a table in Word has its head on each page, its rows as they are, and every part that it names', () => {
  const parts = entriesOf(
    wordTable({
      title: 'Sales & more',
      lines: ['Half of them <S$ 500,000'],
      columns: [
        { header: 'Street', share: 70, isNumber: false },
        { header: 'Price', share: 30, isNumber: true },
      ],
      rows: [['=1+1', '500,000']],
      picture: { svg: '<svg/>', png: Buffer.from('drawn'), width: 10, height: 10, words: 'A chart' },
      foot: 'HDB',
    }),
  );
  const text = parts['word/document.xml'] ?? '';
  expect(text).toContain('Sales &amp; more');
  expect(parts['word/media/chart.png']).toBe('drawn');
  expect(text).toContain('Half of them &lt;S$ 500,000');
  expect(text).toContain('=1+1');
  expect(text.match(/<w:tblHeader\/>/g)).toHaveLength(1);
  const named = [...(parts['word/_rels/document.xml.rels'] ?? '').matchAll(/Target="([^"]+)"/g)].map(
    ([, name]) => `word/${name}`,
  );
  expect(named.filter((name) => !Object.hasOwn(parts, name))).toEqual([]);
});
