import { afterEach, expect, it, vi } from 'vitest';
import { connectToasts, type Toast } from '../feedback/toast.ts';
import { download } from './saveFile.ts';

const toasts: Toast[] = [];
connectToasts((toast) => void toasts.push(toast));
afterEach(() => {
  toasts.length = 0;
  vi.unstubAllGlobals();
});

const answer = (response: Response) => {
  vi.stubGlobal('fetch', async () => response);
  const link = { href: '', download: '', click: vi.fn() };
  vi.stubGlobal('document', { createElement: () => link });
  return link;
};

it('an export that is ready says so at the top right, for two seconds', async () => {
  const link = answer(new Response('a,b', { headers: { 'content-disposition': 'attachment; filename="deals.xlsx"' } }));
  await download('/x', undefined, () => {});
  expect([link.download, link.click.mock.calls.length]).toEqual(['deals.xlsx', 1]);
  expect(toasts).toEqual([{ message: 'deals.xlsx is ready.', tone: 'success', place: 'top-right', stay: 2000 }]);
});

it('one that is refused does not', async () => {
  const link = answer(Response.json({ errors: [{ message: 'No rows.' }] }, { status: 409 }));
  await expect(download('/x', undefined, () => {})).rejects.toThrow('No rows.');
  expect([link.click.mock.calls.length, toasts]).toEqual([0, []]);
});
