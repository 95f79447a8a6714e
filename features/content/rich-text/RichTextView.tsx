import type { ReactNode } from 'react';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { pictureAddress } from '../pictures/pictures.rules.ts';
import type { Block, Image, Inline, ListItem, Mark, RichText, Table } from './document.calls.ts';
import { isLinkAddress, leadsOut } from './link-address.rules.ts';
import classes from './RichTextView.module.css';

/** Draws a rich text. Each node and mark is an element of its own; there is no HTML to trust. */
export function RichTextView({ text }: { text: RichText }) {
  return <div className={classes.text}>{drawn(text.content)}</div>;
}

const drawn = (blocks: readonly (Block | ListItem)[]): ReactNode[] =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their places
  blocks.map((block, at) => <OneBlock key={at} block={block} />);

function OneBlock({ block }: { block: Block | ListItem }) {
  switch (block.type) {
    case 'paragraph':
      return <p>{inline(block.content)}</p>;
    case 'heading':
      return block.attrs.level === 2 ? <h2>{inline(block.content)}</h2> : <h3>{inline(block.content)}</h3>;
    case 'bulletList':
      return <ul>{drawn(block.content)}</ul>;
    case 'orderedList':
      return <ol start={block.attrs?.start}>{drawn(block.content)}</ol>;
    case 'listItem':
      return <li>{drawn(block.content)}</li>;
    case 'image':
      return <Picture image={block.attrs} />;
    case 'table':
      return <Rows table={block} />;
    case 'blockquote':
      return <blockquote>{drawn(block.content)}</blockquote>;
  }
}

const Picture = ({ image: { fileId, alt, width, height } }: { image: Image['attrs'] }) => (
  <img src={pictureAddress(fileId)} alt={alt} width={width} height={height} decoding="async" />
);

/** A table scrolls in its own box where it is wider than the page. */
function Rows({ table: { content } }: { table: Table }) {
  const hasHead = content[0]?.content.every(({ type }) => type === 'tableHeader') ?? false;
  const row = ({ content: cells }: Table['content'][number], at: number) => (
    <tr key={at}>
      {cells.map((cell, place) => {
        const Cell = cell.type === 'tableHeader' ? 'th' : 'td';
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their places
        return <Cell key={place}>{drawn(cell.content)}</Cell>;
      })}
    </tr>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys, too
    <section className={classes.scroll} aria-label="Table" tabIndex={0}>
      <table>
        {hasHead && <thead>{content.slice(0, 1).map(row)}</thead>}
        <tbody>{content.slice(hasHead ? 1 : 0).map(row)}</tbody>
      </table>
    </section>
  );
}

const inline = (line: readonly Inline[] = []): ReactNode[] =>
  line.map((piece, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their places
    if (piece.type === 'hardBreak') return <br key={at} />;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their places
    return <span key={at}>{(piece.marks ?? []).reduce<ReactNode>(marked, piece.text)}</span>;
  });

const marked = (children: ReactNode, mark: Mark): ReactNode => {
  if (mark.type === 'bold') return <strong>{children}</strong>;
  if (mark.type === 'italic') return <em>{children}</em>;
  if (mark.type === 'strike') return <s>{children}</s>;
  const { href } = mark.attrs;
  if (!isLinkAddress(href)) return children;
  if (href.startsWith('/')) return <RouteLink to={href}>{children}</RouteLink>;
  return (
    <a href={href} {...(leadsOut(href) && { target: '_blank', rel: 'noopener noreferrer' })}>
      {children}
    </a>
  );
};
