import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { type ChosenInvoice, InvoicePicker } from './InvoicePicker.tsx';
import { SearchToAdd } from './SearchToAdd.tsx';

const drawn = (element: ReactElement) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>{element}</MantineProvider>
    </QueryClientProvider>,
  );

const invoice = (number: string, openCents: number, typed: Pick<ChosenInvoice, 'typedCents'> = {}): ChosenInvoice => ({
  invoiceId: number,
  number,
  to: 'Goh Siew Choo',
  address: '18 Leonie Hill',
  openCents,
  ...typed,
});
const picker = (cents: number, chosen: ChosenInvoice[]) =>
  drawn(<InvoicePicker cents={cents} chosen={chosen} onChange={() => undefined} />);
/** What the field of each invoice holds. */
const amountsIn = (html: string) =>
  [...html.matchAll(/aria-label="Amount for (\S+)".*?value="(.*?)"/g)].map(([, ...of]) => of);

describe('the invoices that money pays', () => {
  it('get it in their order, each as far as it is open', () => {
    const html = picker(100_000, [invoice('INV26-000001', 60_000), invoice('INV26-000002', 50_000)]);
    expect(amountsIn(html)).toEqual([
      ['INV26-000001', '600.00'],
      ['INV26-000002', '400.00'],
    ]);
    expect(html).toMatch(/Add an invoice.*Number, name or address/);
  });

  it('get what was typed first, and say where that is more than is open, or more than there is', () => {
    const html = picker(50_000, [
      invoice('INV26-000001', 60_000),
      invoice('INV26-000002', 50_000, { typedCents: 50_001 }),
    ]);
    expect(amountsIn(html)).toEqual([
      ['INV26-000001', '0.00'],
      ['INV26-000002', '500.01'],
    ]);
    expect(html).toContain('S$ 500.00 is open. Give at most that.');
    expect(html).toContain('The invoices take S$ 0.01 more than there is');
  });

  it('are none at first: the search asks for one', () => {
    const html = picker(50_000, []);
    expect(html).toContain('For invoice');
    expect(html).not.toContain('Invoices that it pays');
  });
});

describe('the search among those that are open', () => {
  const offered = [{ id: 'a', number: 'INV26-000003', sub: 'Arjun Nair · 71 Hillview Avenue', cents: 12_345 }];
  const words = { label: 'For invoice', description: '', heading: 'Open invoices', none: 'No open invoice matches.' };
  const search = (more: { isCurrent: boolean; offered: typeof offered | undefined; onAdd?: (id: string) => void }) =>
    SearchToAdd({ ...words, typed: 'nair', onType: () => undefined, onAdd: () => undefined, ...more });
  /** Presses Enter in its field. */
  const enter = (element: ReturnType<typeof search>) => {
    const [field] = (element as ReactElement<{ children: ReactElement<{ onKeyDown: (event: object) => void }>[] }>)
      .props.children;
    field?.props.onKeyDown({ key: 'Enter', preventDefault: () => undefined });
  };

  it('shows each with what is open of it, or that none matches', () => {
    expect(drawn(search({ isCurrent: true, offered }))).toMatch(/Add INV26-000003/);
    expect(drawn(search({ isCurrent: true, offered }))).toContain('S$ 123.45');
    expect(drawn(search({ isCurrent: true, offered: [] }))).toContain('No open invoice matches.');
    expect(drawn(search({ isCurrent: true, offered: undefined }))).not.toContain('No open invoice matches.');
  });

  it('adds the first by Enter, but not one that matched what was typed before', () => {
    const onAdd = vi.fn();
    enter(search({ isCurrent: false, offered, onAdd }));
    enter(search({ isCurrent: true, offered: [], onAdd }));
    expect(onAdd).not.toHaveBeenCalled();
    enter(search({ isCurrent: true, offered, onAdd }));
    expect(onAdd).toHaveBeenCalledExactlyOnceWith('a');
  });
});
