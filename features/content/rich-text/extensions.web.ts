import { Node } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import { pictureAddress, pictureAt } from '../pictures/pictures.rules.ts';
import type { Image } from './document.calls.ts';
import { isLinkAddress } from './link-address.rules.ts';
import { Strike, Table, TableCell, TableHeader, TableRow } from './tables.web.ts';

/** A link has an address and nothing else; one with another address is pasted as its text. */
const SafeLink = Link.extend({
  addAttributes: () => ({ href: { default: null } }),
}).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  isAllowedUri: isLinkAddress,
  HTMLAttributes: { rel: 'noopener noreferrer' },
});

const NumberedList = OrderedList.extend({
  addAttributes: () => ({
    start: {
      default: 1,
      parseHTML: (list) => Math.max(0, Math.min(9_999, Number.parseInt(list.getAttribute('start') ?? '1', 10) || 1)),
    },
  }),
});

/** A picture of ours, by its id. One with another address is not pasted. */
const Picture = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ fileId: {}, alt: {}, width: {}, height: {} }),
  parseHTML: () => [{ tag: 'img[src]', getAttrs: (image) => attributesOf(image as HTMLImageElement) ?? false }],
  renderHTML: ({ node: { attrs } }) => {
    const { fileId, ...attributes } = attrs as Image['attrs'];
    return ['img', { src: pictureAddress(fileId), ...attributes }];
  },
});

const attributesOf = (image: HTMLImageElement): Image['attrs'] | undefined => {
  const address = URL.parse(image.getAttribute('src') ?? '', location.href);
  const fileId = address?.origin === location.origin ? pictureAt(address.pathname) : undefined;
  const [width, height] = ['width', 'height'].map((name) => Number(image.getAttribute(name)));
  return fileId && image.alt && width && height ? { fileId, alt: image.alt, width, height } : undefined;
};

/** Extensions of the editor: the nodes and marks of `RichText`, so nothing else survives a paste. */
export const extensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Heading.configure({ levels: [2, 3] }),
  BulletList,
  NumberedList,
  ListItem,
  ListKeymap,
  Blockquote,
  Picture,
  Table,
  TableRow,
  TableHeader,
  TableCell,
  Bold,
  Italic,
  Strike,
  SafeLink,
  UndoRedo,
];
