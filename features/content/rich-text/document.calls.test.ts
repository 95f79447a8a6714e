import { getSchema } from '@tiptap/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf } from '#platform/contract/endpoint.ts';
import { pictureCalls } from '../pictures/pictures.calls.ts';
import { pictureAddress, pictureAt } from '../pictures/pictures.rules.ts';
import { type Block, type RichText, richText } from './document.calls.ts';
import { extensions } from './extensions.web.ts';
import { isLinkAddress } from './link-address.rules.ts';
import { plainText } from './plain-text.rules.ts';

const schema = richText();
const doc = (...content: unknown[]) => ({ type: 'doc', content });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const text = (words: string, ...marks: unknown[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
});
const link = (href: string) => ({ type: 'link', attrs: { href } });
const image = (given: object = {}) => ({
  type: 'image',
  attrs: { fileId: '0b9a4c1e-6f0f-4b7e-9d51-2a7f3c9e8d10', alt: 'The floor plan', width: 800, height: 600, ...given },
});
const table = (...rows: string[][]) => ({
  type: 'table',
  content: rows.map((cells, at) => ({
    type: 'tableRow',
    content: cells.map((words) => ({
      type: at === 0 ? 'tableHeader' : 'tableCell',
      content: [paragraph(text(words))],
    })),
  })),
});
const takes = (value: unknown) => schema.safeParse(value).success;
const messageOf = (value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

const nested = (levels: number): unknown =>
  Array.from({ length: levels }).reduce<unknown>(
    (content) => ({ type: 'blockquote', content: [content] }),
    paragraph(),
  );

describe('the document of a rich text', () => {
  it('is taken with every node and mark that it knows, as it is', () => {
    const whole = doc(
      { type: 'heading', attrs: { level: 2 }, content: [text('Terms')] },
      paragraph(text('Read ', { type: 'bold' }), { type: 'hardBreak' }, text('this', link('https://gable.sg/a?b=c#d'))),
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('one')), paragraph()] }] },
      { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [paragraph(text('two'))] }] },
      { type: 'blockquote', content: [paragraph(text('three', { type: 'italic' }))] },
      image(),
      table(['Band', 'Rate'], ['First 180,000', '1%']),
    );
    expect(schema.parse(whole)).toEqual(whole);
    expect(plainText(whole as RichText)).toBe(
      'Terms\nRead \nthis\none\n\ntwo\nthree\nThe floor plan\nBand\tRate\nFirst 180,000\t1%',
    );
  });

  it.each([
    ['a script', doc({ type: 'script', content: [text('alert(1)')] })],
    ['a frame', doc({ type: 'iframe', attrs: { src: 'https://example.com' } })],
    ['a frame in a paragraph', doc(paragraph({ type: 'iframe', attrs: { src: 'https://example.com' } }))],
    ['a handler', doc({ ...paragraph(text('a')), attrs: { onclick: 'alert(1)' } })],
    [
      'a handler on a link',
      doc(paragraph(text('a', { type: 'link', attrs: { href: '/x', onmouseover: 'alert(1)' } }))),
    ],
    ['a style', doc({ ...paragraph(text('a')), attrs: { style: 'position:fixed' } })],
    [
      'a table in a table',
      doc({
        type: 'table',
        content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [table(['a'])] }] }],
      }),
    ],
    ['a table with a shorter row', doc(table(['a', 'b'], ['c']))],
    ['a style of a table', doc({ ...table(['a']), attrs: { style: 'width:100%' } })],
    ['an unknown mark', doc(paragraph(text('a', { type: 'code' })))],
    ['an unknown heading', doc({ type: 'heading', attrs: { level: 1 }, content: [text('a')] })],
    ['HTML', '<p onclick="alert(1)">a</p>'],
    ['nothing', doc()],
    [
      'a list item that begins with a heading',
      doc({ type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'heading', attrs: { level: 2 } }] }] }),
    ],
    ['a text that is turned around', doc(paragraph(text('a\u202eb')))],
    ['a picture of others', doc(image({ fileId: 'https://example.com/a.png' }))],
    ['a picture with an address', doc(image({ src: 'https://example.com/a.png' }))],
    ['a picture in the text itself', doc(image({ fileId: 'data:image/png;base64,AAAA' }))],
    ['a picture with a handler', doc(image({ onerror: 'alert(1)' }))],
    ['a picture that says nothing', doc(image({ alt: ' ' }))],
    ['half a character', doc(paragraph(text('a\ud83d')))],
  ])('refuses %s', (_, value) => expect(takes(value)).toBe(false));

  it('refuses what is nested too deep, however deep, and what is too large', () => {
    expect(takes(doc(nested(18)))).toBe(true);
    for (const levels of [25, 1_000, 100_000]) expect(messageOf(doc(nested(levels)))).toContain('nested too deep');
    expect(messageOf(doc(paragraph(text('a'.repeat(10_000_000)))))).toContain('too long');
    const deepAttributes = Array.from({ length: 1_000 }).reduce<unknown>((inner) => ({ inner }), 1);
    expect(messageOf(doc({ ...paragraph(), attrs: deepAttributes }))).toContain('nested too deep');
  });

  it('leaves out pieces that are invisible', () => {
    expect(schema.parse(doc(paragraph(text('\u200b', { type: 'bold' }), text('a\u00a0b'))))).toEqual(
      doc(paragraph(text('a b'))),
    );
  });
});

describe('the address of a link', () => {
  it.each([
    'https://www.cea.gov.sg/x?y=1#z',
    'http://a.sg',
    'mailto:desk@gable.sg',
    'tel:+6561234567',
    '/events/1?a=b',
  ])('may be %s', (href) => expect(isLinkAddress(href)).toBe(true));
  it.each([
    ...[
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'java\tscript:alert(1)',
      '\u0001javascript:alert(1)',
      ' javascript:alert(1)',
    ],
    ...[
      'data:text/html,<script>',
      'vbscript:x',
      'blob:https://a',
      'file:///etc/passwd',
      '//evil.sg',
      '/\\evil.sg',
      'https:evil',
      '',
    ],
    ...['/\t/evil.sg', 'https://', 'https://a.sg\\@b.sg', 'evil.sg', `https://a.sg/${'a'.repeat(2_000)}`],
  ])('may not be %j', (href) => {
    expect(isLinkAddress(href)).toBe(false);
    expect(takes(doc(paragraph(text('a', link(href)))))).toBe(false);
  });
});

it('the address of a picture is that of its call, and no other is taken for one', () => {
  const { fileId } = image().attrs;
  expect(pictureAddress(fileId)).toBe(addressOf(pictureCalls.picture).replace('{fileId}', fileId));
  expect(pictureAt(pictureAddress(fileId))).toBe(fileId);
  for (const other of [`/content/v1/covers/${fileId}`, `${pictureAddress(fileId)}/../x`, '/content/v1/pictures/1'])
    expect(pictureAt(other)).toBeUndefined();
});

describe('the editor', () => {
  const editor = getSchema(extensions);

  it('knows the nodes, marks and attributes of the document and no others', () => {
    const attributes = (types: typeof editor.nodes | typeof editor.marks) =>
      Object.fromEntries(Object.entries(types).map(([name, { spec }]) => [name, Object.keys(spec.attrs ?? {})]));
    expect(attributes(editor.nodes)).toEqual({
      doc: [],
      paragraph: [],
      text: [],
      hardBreak: [],
      heading: ['level'],
      bulletList: [],
      orderedList: ['start'],
      listItem: [],
      blockquote: [],
      image: ['fileId', 'alt', 'width', 'height'],
      table: [],
      tableRow: [],
      tableHeader: [],
      tableCell: [],
    });
    expect(attributes(editor.marks)).toEqual({ bold: [], italic: [], strike: [], link: ['href'] });
  });

  it('opens every text that can be stored, and stores it as it was', () => {
    const words = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom('a', 'b ', 'é', '楼') });
    const marks = fc.subarray([
      { type: 'link', attrs: { href: 'https://a.sg' } },
      { type: 'bold' },
      { type: 'italic' },
      { type: 'strike' },
    ]);
    const line = fc.array(fc.record({ type: fc.constant('text'), text: words, marks }), { minLength: 1, maxLength: 3 });
    const { block } = fc.letrec<{ block: Block; item: unknown }>((tie) => ({
      block: fc.oneof(
        { maxDepth: 4 },
        fc.record({ type: fc.constant('paragraph'), content: line }),
        fc.constant(image()),
        fc.constant(table(['Band', 'Rate'], ['First 180,000', '1%'])),
        fc.record({ type: fc.constant('heading'), attrs: fc.record({ level: fc.constantFrom(2, 3) }), content: line }),
        fc.record({ type: fc.constant('bulletList'), content: fc.array(tie('item'), { minLength: 1, maxLength: 2 }) }),
        fc.record({ type: fc.constant('blockquote'), content: fc.array(tie('block'), { minLength: 1, maxLength: 2 }) }),
      ) as fc.Arbitrary<Block>,
      item: fc.record({
        type: fc.constant('listItem'),
        content: fc
          .tuple(fc.record({ type: fc.constant('paragraph'), content: line }), fc.array(tie('block'), { maxLength: 1 }))
          .map(([first, rest]) => [first, ...rest]),
      }),
    }));
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (content) => {
        const stored = schema.parse(doc(...content));
        const opened = editor.nodeFromJSON(stored);
        opened.check();
        const saved = schema.parse(opened.toJSON());
        expect(plainText(saved)).toBe(plainText(stored));
        expect(editor.nodeFromJSON(saved).eq(opened)).toBe(true);
      }),
    );
  });
});
