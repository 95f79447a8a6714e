import type { Block, ListItem, RichText } from '../rich-text/document.calls.ts';

const folder = '/content/v1/pictures/';
const address = /^\/content\/v1\/pictures\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The address of a picture in a text, under which it never changes. */
export const pictureAddress = (fileId: string): string => `${folder}${fileId}`;

/** The picture of an address of ours; undefined for any other address. */
export const pictureAt = (path: string): string | undefined => address.exec(path)?.[1];

/** The pictures of a rich text, each once. */
export const picturesIn = ({ content }: RichText): string[] => [...new Set(content.flatMap(idsIn))];

const idsIn = (block: Block | ListItem): string[] => {
  if (block.type === 'image') return [block.attrs.fileId];
  return block.type === 'paragraph' || block.type === 'heading' || block.type === 'table'
    ? []
    : block.content.flatMap(idsIn);
};
