import { Fragment, type ReactNode } from 'react';

type Props = { words: string; with: Record<string, ReactNode> };

/** Words with parts in their braces that are more than text, as an address in bold. */
export function Said({ words, with: given }: Props) {
  return words.split(/\{(\w+)\}/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text keep their places
    <Fragment key={index}>{index % 2 === 0 ? part : given[part]}</Fragment>
  ));
}
