import { expect, it } from 'vitest';
import { drawn, wordsOf } from '#test/drawn.tsx';
import { MobileHeader } from './MobileHeader.tsx';

const rest = {
  user: { name: 'Hannah Lim', line: 'R048213C' },
  account: [],
  onLogout: () => undefined,
  search: null,
};

it('shows the title of its page on a phone, for who reads alone: the heading of the page says it', () => {
  const html = drawn(<MobileHeader {...rest} head={{ label: 'Invoices' }} />);
  expect(html).toMatch(/<span [^>]*aria-hidden="true"[^>]*>Invoices/);
  expect(html).not.toContain('aria-label="Back"');
});

it('shows the way back instead where there is a page above', () => {
  const html = drawn(<MobileHeader {...rest} head={{ label: 'Contacts', back: '/contacts' }} />);
  expect(html).toMatch(/<nav aria-label="Back".*<a [^>]*href="\/contacts"/s);
  expect(html).toMatch(/<a [^>]*aria-label="Contacts"/);
  expect(wordsOf(html)).toEqual(['Contacts']);
});

it('has the button of the menu on screens between a phone and a desk', () => {
  const html = drawn(<MobileHeader {...rest} opened={false} onToggle={() => undefined} />);
  expect(html).toContain('aria-label="Open menu"');
});
