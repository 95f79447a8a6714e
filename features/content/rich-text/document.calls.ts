import * as z from 'zod';
import { cleanText, isTurned, turnedWords } from '#platform/contract/clean-text.ts';
import { id, requiredText } from '#platform/contract/fields.ts';
import { longestAlt, widestPicture } from '../pictures/pictures.words.ts';
import { isLinkAddress } from './link-address.rules.ts';
import { mostColumns, mostRows } from './tables.words.ts';

/**
 * Rich text, as the desk writes it and pages draw it: a tree of these nodes and marks alone, as ProseMirror writes it down. It
 * holds no HTML, so there is nothing to clean before it is drawn.
 */

const Text = z
  .string()
  .overwrite(cleanText)
  .refine((value) => value.isWellFormed(), 'This has a character that can’t be stored. Type it again.')
  .refine((value) => !isTurned(value), turnedWords);

const Mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({ type: z.literal('strike') }),
  z.strictObject({
    type: z.literal('link'),
    attrs: z.strictObject({
      href: z
        .string()
        .refine(isLinkAddress, 'A link starts with https://, http://, mailto:, tel: or / for a page of ours.'),
    }),
  }),
]);
export type Mark = z.output<typeof Mark>;

const marks = z.array(Mark).max(4).optional();
const Inline = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text: Text, marks }),
  z.strictObject({ type: z.literal('hardBreak'), marks }),
]);
export type Inline = z.output<typeof Inline>;

/** Nothing is left of a piece of invisible characters. */
const line = z
  .array(Inline)
  .overwrite((pieces) => pieces.filter((piece) => piece.type !== 'text' || piece.text !== ''))
  .optional();
const Paragraph = z.strictObject({ type: z.literal('paragraph'), content: line });
const Heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level: z.union([z.literal(2), z.literal(3)]) }),
  content: line,
});

/** An uploaded picture with its text alternative. Its size reserves its place until it is loaded. */
const Image = z.strictObject({
  type: z.literal('image'),
  attrs: z.strictObject({
    fileId: id(),
    alt: requiredText(longestAlt),
    width: z.int().min(1).max(widestPicture),
    height: z.int().min(1).max(65_535),
  }),
});
export type Image = z.output<typeof Image>;

type Paragraph = z.output<typeof Paragraph>;
export type ListItem = { type: 'listItem'; content: [Paragraph, ...Block[]] };

/** A cell holds lines: no list, picture or table. */
const Cell = z.strictObject({ type: z.enum(['tableCell', 'tableHeader']), content: z.array(Paragraph).min(1) });
const Row = z.strictObject({ type: z.literal('tableRow'), content: z.array(Cell).min(1).max(mostColumns) });
/** Each row has as many cells as the first. */
const Table = z.strictObject({
  type: z.literal('table'),
  content: z
    .array(Row)
    .min(1)
    .max(mostRows)
    .refine((rows) => rows.every(({ content }) => content.length === rows[0]?.content.length), {
      message: 'The rows of a table have the same number of cells. Paste it again.',
    }),
});
export type Table = z.output<typeof Table>;

export type Block =
  | Paragraph
  | z.output<typeof Heading>
  | Image
  | Table
  | { type: 'bulletList'; content: ListItem[] }
  | { type: 'orderedList'; attrs?: { start: number } | undefined; content: ListItem[] }
  | { type: 'blockquote'; content: Block[] };

// A recursive schema needs an id, by which the API document refers to it.
const ListItem: z.ZodType<ListItem, ListItem> = z
  .lazy(() => z.strictObject({ type: z.literal('listItem'), content: z.tuple([Paragraph], Block) }))
  .meta({ id: 'RichTextListItem' });
const items = z.array(ListItem).min(1);
const Block: z.ZodType<Block, Block> = z
  .lazy(() =>
    z.discriminatedUnion('type', [
      Paragraph,
      Heading,
      Image,
      Table,
      z.strictObject({ type: z.literal('bulletList'), content: items }),
      z.strictObject({
        type: z.literal('orderedList'),
        attrs: z.strictObject({ start: z.int().min(0).max(9_999) }).optional(),
        content: items,
      }),
      z.strictObject({ type: z.literal('blockquote'), content: z.array(Block).min(1) }),
    ]),
  )
  .meta({ id: 'RichTextBlock' });

const Doc = z.strictObject({ type: z.literal('doc'), content: z.array(Block).min(1) });
export type RichText = z.output<typeof Doc>;

/** Nodes inside of each other, and bytes of JSON. */
const deepest = 20;
const largest = 200_000;

/** A rich text. Its depth and size are looked at first: the rest of the check goes as deep as the text does. */
export const richText = () =>
  z.preprocess((value: RichText, context) => {
    const problem = isTooDeep(value)
      ? `This text is nested too deep. Use at most ${deepest} levels of lists and quotes.`
      : bytesOf(value) > largest
        ? 'This text is too long. Split it, or attach a part of it as a file.'
        : undefined;
    if (problem) context.addIssue({ code: 'custom', message: problem });
    return value;
  }, Doc);

/** A mark and its attributes lie inside of a node. */
const isTooDeep = (value: unknown): boolean => {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest + 2) return true;
    level = level.flatMap(partsOf);
  }
  return false;
};

const partsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((part: unknown) => (Array.isArray(part) ? part : [part]))
    : [];

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value) ?? '').length;
