import { renderPdf } from '#platform/server/pdf/render-pdf.ts';

const template = new URL('./specimen.typ', import.meta.url);
const made = new Map<string, Promise<Buffer>>();

/** A one-page PDF with this title that says SPECIMEN. Each is rendered once and kept in memory. */
export const specimen = (name: string): Promise<Buffer> => {
  const existing = made.get(name);
  if (existing) return existing;
  const agency = { name: 'Gable', lines: ['Specimen for the demo agency', 'Every name in it is invented'] };
  const data = { title: name, number: 'Specimen', made: 'for the demo agency', agency };
  const paper = renderPdf(template, data, '2026-01-01T00:00:00Z');
  made.set(name, paper);
  return paper;
};
