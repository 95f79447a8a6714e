import type { InstantText } from '#platform/contract/days.ts';
import { startThread, type Thread } from '../threads/thread.ts';

/** A document to be made: a Typst template, its data, and its date; as a picture its first page. */
export type PdfOrder = { template: string; data: unknown; at: InstantText; isPicture?: boolean };

let setter: Thread<PdfOrder, Uint8Array> | undefined;

/**
 * Makes a tagged PDF. A thread makes it, so no other request waits; it stays open, because the first document
 * loads the fonts and the next ones take some tens of milliseconds. The data is passed as values, never as source.
 * @param template the Typst file, its absolute path
 * @throws Error with the compiler's message when the template does not compile
 */
export const renderPdf = (template: URL, data: unknown, at: InstantText): Promise<Buffer> =>
  make({ template: template.pathname, data, at });

/** The same of one page as an SVG, whose letters are outlines: it needs no font where it is drawn. */
export const renderSvg = (template: URL, data: unknown, at: InstantText): Promise<Buffer> =>
  make({ template: template.pathname, data, at, isPicture: true });

const make = async (order: PdfOrder): Promise<Buffer> => {
  if (!setter || setter.isOver()) setter = startThread(new URL('./setter.ts', import.meta.url));
  return Buffer.from(await setter.ask(order));
};
