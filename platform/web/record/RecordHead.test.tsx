import { MantineProvider } from '@mantine/core';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DrawerContext } from '../kit/dialogs/unsaved.ts';
import { RecordHead } from './RecordHead.tsx';

type Head = ComponentProps<typeof RecordHead>;

const head: Head = {
  number: 'INV26-000058',
  state: 'Overdue',
  title: 'Pasir Bridge Properties',
  line: ['63 Amoy Street', null, false, 'Eugene Loh'],
  figure: { label: 'Outstanding', cents: 142_245 },
  primary: { label: 'Record payment', onClick: () => undefined },
  second: { label: 'Send', onClick: () => undefined },
  more: [{ label: 'Credit', kind: 'danger', onClick: () => undefined }],
};

const drawn = (props: Head, isDrawer: boolean) =>
  renderToStaticMarkup(
    <MantineProvider>
      <DrawerContext value={{ isDrawer, tell: () => () => undefined, isGivenUp: () => false }}>
        <RecordHead {...props} />
      </DrawerContext>
    </MantineProvider>,
  ).replaceAll(/<style.*?<\/style>/gs, '');

const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, '|').replaceAll(/\|+/g, '|');

it('is the heading of its page, and stands below the name of its drawer', () => {
  expect(drawn(head, false)).toMatch(/<h1 [^>]*>.*Pasir Bridge Properties/);
  expect(drawn(head, true)).toMatch(/<h2 [^>]*>.*Pasir Bridge Properties/);
});

it('says number and state, title, one line, the amount and its verbs, in this order', () => {
  expect(wordsOf(drawn(head, true))).toBe(
    '|INV26-000058|Overdue|Pasir Bridge Properties|63 Amoy Street| · |Eugene Loh|Outstanding|S$ 1,422.45|Record payment|Send|',
  );
});

it('has no verb that is not given, and no dots with nothing behind them', () => {
  const { primary: _, second: __, more: ___, ...read } = head;
  expect(drawn(read, true)).not.toContain('<button');
  expect(drawn({ ...read, more: [] }, true)).not.toContain('<button');
  expect(drawn({ ...read, more: head.more ?? [] }, true)).toContain('aria-label="More actions"');
});
