import { MantineProvider, Menu } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Act, ActButton, MoreActs } from './acts.tsx';

const drawn = (element: React.ReactNode) => renderToStaticMarkup(<MantineProvider>{element}</MantineProvider>);

/** What stands behind the dots, in a menu that is open and in its place, so that it is drawn without a browser. */
const behindDots = (acts: Act[]) => {
  const [, dots] = MoreActs({ acts })?.props.children ?? [];
  return (
    <Menu opened withinPortal={false} transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <button type="button">More actions</button>
      </Menu.Target>
      <Menu.Dropdown>{dots?.props.children}</Menu.Dropdown>
    </Menu>
  );
};

/** The labels behind the dots; a line between two groups is `-`. */
const itemsOf = (acts: Act[]) =>
  [...drawn(behindDots(acts)).matchAll(/class="[^"]*Menu-(divider|itemLabel)[^"]*"[^>]*>([^<]*)/g)].map(
    ([, part, label]) => (part === 'divider' ? '-' : label),
  );

const onClick = () => undefined;

it('stands in groups: papers, changes, and at the end what destroys, with a line between them', () => {
  expect(
    itemsOf([
      { label: 'Write off', kind: 'danger', onClick },
      { label: 'Mark as disputed', onClick },
      { label: 'Invoice as PDF', kind: 'paper', file: '/invoice.pdf' },
      { label: 'Record return', kind: 'change', onClick },
      { label: 'Send', kind: 'paper', onClick },
    ]),
  ).toEqual(['Invoice as PDF', 'Send', '-', 'Mark as disputed', 'Record return', '-', 'Write off']);
});

it('has no line where there is one group alone', () => {
  expect(itemsOf([{ label: 'Write off', kind: 'danger', onClick }])).toEqual(['Write off']);
});

it('is a button that does something, or a link to a file', () => {
  expect(drawn(<ActButton act={{ label: 'Send', onClick }} variant="default" />)).toMatch(/<button [^>]*>.*Send/s);
  expect(drawn(<ActButton act={{ label: 'Statement', file: '/statement.pdf' }} variant="default" />)).toMatch(
    /<a [^>]*href="\/statement.pdf" download/,
  );
});
