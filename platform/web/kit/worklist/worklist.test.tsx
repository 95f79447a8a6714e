import { IconPhone } from '@tabler/icons-react';
import { describe, expect, it } from 'vitest';
import type { Queue } from '#platform/contract/queue.ts';
import { drawn, wordsOf } from '#test/drawn.tsx';
import { QueueTable } from './QueueTable.tsx';
import { Worklist } from './Worklist.tsx';

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    key: `${at}`,
    icon: IconPhone,
    what: `Call ${at}`,
    which: 'Amoy Street',
    when: { words: 'today' },
    to: `/contacts/${at}`,
    verb: 'Open',
  }));

describe('a worklist', () => {
  it('says of each line what, with whom, when and the verb, and links what', () => {
    const html = drawn(<Worklist title="To do" rows={rows(1)} total={1} empty="Nothing to do" />);
    expect(wordsOf(html)).toEqual(['To do', '1', 'Call 0', 'Amoy Street', 'today', 'Open']);
    expect(html).toMatch(/<a [^>]*href="\/contacts\/0"/);
  });

  it('shows the first eight at a desk, and says how many there are', () => {
    const html = drawn(<Worklist title="To do" rows={rows(12)} total={30} empty="Nothing to do" />);
    expect(html.match(/<li/g)).toHaveLength(8);
    expect(wordsOf(html)).toEqual(expect.arrayContaining(['8 of 30', 'All 30']));
  });

  it('says that nothing is to do', () => {
    expect(wordsOf(drawn(<Worklist title="To do" rows={[]} total={0} empty="Nothing to do" />))).toEqual([
      'To do',
      'Nothing to do',
    ]);
  });
});

const queue = (key: string, count: number, cents: number | null): Queue => ({
  key,
  label: key,
  hint: undefined,
  to: `/${key}`,
  verb: 'Check',
  count,
  cents,
  oldest: null,
});

describe('the queues of a desk', () => {
  it('are a row for each that waits, the largest first, and one line for those that are clear', () => {
    const queues = [queue('Advances', 0, 0), queue('Debts', 2, 1_000), queue('Invoices', 3, 250_000)];
    const html = drawn(<QueueTable title="To do" queues={queues} />);
    expect([...html.matchAll(/<tr[^>]*><th scope="row">.*?<\/tr>/gs)].map(([row]) => wordsOf(row))).toEqual([
      ['Invoices', '3', '2,500.00', 'Check'],
      ['Debts', '2', '10.00', 'Check'],
    ]);
    expect(wordsOf(html)).toContain('1 queue is clear');
    expect(html).not.toContain('Advances');
  });

  it('have no column of amounts where none has one', () => {
    expect(drawn(<QueueTable title="To do" queues={[queue('Hits', 2, null)]} />)).not.toContain('Amount');
  });

  it('are all clear', () => {
    const words = wordsOf(drawn(<QueueTable title="To do" queues={[queue('Hits', 0, null)]} />));
    expect(words).toEqual(['To do', 'Every queue is clear']);
  });

  it('are ten at first, and the rest one verb with their amount', () => {
    const queues = Array.from({ length: 12 }, (_, at) => queue(`Q${at}`, 1, 100 * (12 - at)));
    const html = drawn(<QueueTable title="To do" queues={queues} />);
    expect(html.match(/<th scope="row">/g)).toHaveLength(10);
    expect(wordsOf(html)).toContain('2 more, S$ 3.00');
  });
});
