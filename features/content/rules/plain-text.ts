import type { Block, Inline, ListItem, RichText } from '../contract/document.ts';

/** The words of a rich text, a line for each paragraph: for the search, summaries and mails. */
export const plainText = ({ content }: RichText): string => content.map(textOf).join('\n').trim();

const textOf = (block: Block | ListItem): string =>
  block.type === 'paragraph' || block.type === 'heading'
    ? (block.content ?? []).map(textIn).join('')
    : block.content.map(textOf).join('\n');

const textIn = (inline: Inline): string => (inline.type === 'text' ? inline.text : '\n');

/** Whether nothing is written in it. */
export const isBlank = (text: RichText): boolean => plainText(text) === '';

/** Its beginning in one line, cut after a word. */
export const beginningOf = (text: RichText, longest = 160): string => {
  const line = plainText(text).replace(/\s+/g, ' ');
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest);
  return `${cut.slice(0, cut.lastIndexOf(' ') === -1 ? longest : cut.lastIndexOf(' ')).toWellFormed()}…`;
};
