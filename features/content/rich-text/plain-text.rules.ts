import type { Block, Inline, ListItem, RichText } from './document.calls.ts';

/** Body of an empty form. It is here because a page that imported it from the contract would load the schema too. */
export const emptyText: RichText = { type: 'doc', content: [{ type: 'paragraph' }] };

/** The words of a rich text, a line for each paragraph and each row of a table, its cells parted by tabs, and what pictures show: for the search, summaries and mails. */
export const plainText = ({ content }: RichText): string => content.map(textOf).join('\n').trim();

const textOf = (block: Block | ListItem): string => {
  if (block.type === 'image') return block.attrs.alt;
  if (block.type === 'table')
    return block.content
      .map(({ content }) => content.map((cell) => cell.content.map(textOf).join(' ')).join('\t'))
      .join('\n');
  return block.type === 'paragraph' || block.type === 'heading'
    ? (block.content ?? []).map(textIn).join('')
    : block.content.map(textOf).join('\n');
};

const textIn = (inline: Inline): string => (inline.type === 'text' ? inline.text : '\n');

/** Whether nothing is written in it. */
export const isBlank = (text: RichText): boolean => plainText(text) === '';
