import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { streamSheet } from '../sheet/sheet.ts';
import { sendFile } from './files.ts';

it('a file that fails while it is made is logged, and its reader learns of it', async () => {
  const lines: string[] = [];
  const app = fastify({ logger: { level: 'error', stream: { write: (line) => void lines.push(line) } } });
  onTestFinished(() => app.close());
  async function* batches() {
    yield Array.from({ length: 20_000 }, (_, row) => row);
    throw new Error('The second batch can’t be read.');
  }
  app.get('/rows', (_, reply) => {
    const column = {
      header: 'Row',
      kind: 'text',
      width: 8,
      value: (row: number) => `${row} ${Math.random()}`,
    } as const;
    return sendFile(reply, {
      name: 'rows.xlsx',
      contentType: 'application/test',
      body: streamSheet('Rows', [column], batches()),
    });
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = fetch(`${url}/rows`).then((response) => response.arrayBuffer());
  await expect(answer).rejects.toThrow();
  expect(lines.join()).toContain('A file could not be made to its end');
  expect(lines.join()).toContain('The second batch can’t be read.');
});
