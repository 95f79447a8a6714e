import { Anchor } from '@mantine/core';
import { linkParts } from './linkParts.ts';

/** A plain text with its web addresses as links. */
export function LinkedText({ children }: { children: string }) {
  return linkParts(children).map((part, at) =>
    part.isLink ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text keep their places
      <Anchor key={at} href={part.text} rel="noreferrer">
        {part.text}
      </Anchor>
    ) : (
      part.text
    ),
  );
}
