import type { Block, ListItem, RichText } from '../contract/document.ts';

/** The pictures of a rich text, each once. */
export const picturesIn = ({ content }: RichText): string[] => [...new Set(content.flatMap(idsIn))];

const idsIn = (block: Block | ListItem): string[] => {
  if (block.type === 'image') return [block.attrs.fileId];
  return block.type === 'paragraph' || block.type === 'heading' ? [] : block.content.flatMap(idsIn);
};
