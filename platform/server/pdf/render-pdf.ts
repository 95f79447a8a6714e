import { Worker } from 'node:worker_threads';
import type { InstantText } from '#platform/contract/days.ts';

/** A document to be made: a Typst template, its data, and its date. */
export type PdfOrder = { template: string; data: unknown; at: InstantText };
export type ToSetter = PdfOrder & { id: number };
export type FromSetter = { id: number } & ({ pdf: Uint8Array } | { problem: string });

type Waiting = { resolve: (pdf: Buffer) => void; reject: (error: Error) => void };

/**
 * Makes a tagged PDF. A worker thread makes it, so no other request waits; it stays open, because the first document
 * loads the fonts and the next ones take some tens of milliseconds. The data is passed as values, never as source.
 * @param template the Typst file, its absolute path
 * @throws Error with the compiler's message when the template does not compile
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
  worker.on('message', ({ id, ...answer }: FromSetter) => {
    const order = waiting.get(id);
    waiting.delete(id);
    if ('pdf' in answer) order?.resolve(Buffer.from(answer.pdf));
    else order?.reject(new Error(answer.problem));
    // A worker without work does not keep the process running.
    if (waiting.size === 0) worker.unref();
  });
  worker.on('error', (error) => {
    setter = undefined;
    for (const { reject } of waiting.values()) reject(error as Error);
    waiting.clear();
  });
  return worker;
};
