import { startThread, type Thread } from '#platform/server/threads/thread.ts';

export type PdfText = { text: string; pages: number };

/** A file that keeps the reader busy for longer is given up. */
const patience = 30_000;

let last: Promise<unknown> = Promise.resolve();

/**
 * The words of a PDF, read in a separate thread, one file at a time. The thread is ended after each file, and after half a minute at the
 * latest: a malicious file can keep a reader busy for ever. @throws Error for a file that can't be read, and ThreadEnded for one that takes
 * too long
 */
export const textOfPdf = (bytes: Uint8Array, within = patience): Promise<PdfText> => {
  const reading = last.then(() => readInThread(bytes, within));
  last = reading.catch(() => undefined);
  return reading;
};

const readInThread = async (bytes: Uint8Array, within: number): Promise<PdfText> => {
  const thread: Thread<Uint8Array, PdfText> = startThread(new URL('./pdf-text-thread.server.ts', import.meta.url));
  const timer = setTimeout(() => thread.kill(), within);
  try {
    return await thread.ask(bytes);
  } finally {
    clearTimeout(timer);
    await thread.kill();
  }
};
