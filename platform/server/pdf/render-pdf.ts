import { Worker } from 'node:worker_threads';
import type { InstantText } from '#platform/contract/days.ts';

/** A document to be set: a Typst file of ours, what it is filled with, and when it was made. */
export type PdfOrder = { template: string; data: unknown; at: InstantText };
export type ToSetter = PdfOrder & { id: number };
export type FromSetter = { id: number } & ({ pdf: Uint8Array } | { problem: string });

type Waiting = { resolve: (pdf: Buffer) => void; reject: (error: Error) => void };

/**
 * Sets a document as a tagged PDF. The setter is a thread that stays warm: the first document loads the fonts, the next
 * take some tens of milliseconds, and no other request waits for them. The data goes in as values, never as source.
 * @param template the Typst file, its absolute path
 * @throws Error with the setter's words when the template does not compile
 */
export const renderPdf = (template: URL, data: unknown, at: InstantText): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    setter ??= openSetter();
    setter.ref();
    count += 1;
    waiting.set(count, { resolve, reject });
    setter.postMessage({ id: count, template: template.pathname, data, at } satisfies ToSetter);
  });

const waiting = new Map<number, Waiting>();
let count = 0;
let setter: Worker | undefined;

const openSetter = (): Worker => {
  const worker = new Worker(new URL('./setter.ts', import.meta.url));
  worker.on('message', ({ id, ...said }: FromSetter) => {
    const order = waiting.get(id);
    waiting.delete(id);
    if ('pdf' in said) order?.resolve(Buffer.from(said.pdf));
    else order?.reject(new Error(said.problem));
    // A setter without work is no reason for the process to go on.
    if (waiting.size === 0) worker.unref();
  });
  worker.on('error', (error) => {
    setter = undefined;
    for (const { reject } of waiting.values()) reject(error as Error);
    waiting.clear();
  });
  return worker;
};
