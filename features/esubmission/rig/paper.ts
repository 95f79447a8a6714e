import { expect } from 'vitest';
import { readPdf } from '#test/pdf.ts';
import type { Client } from '#test/people.ts';

/** The text of the summary PDF. */
export const paperOf = async (who: Client, eSubId: string) => {
  const { status, raw, headers } = await who.get(`/api/v1/esubmissions/${eSubId}/download-summary`);
  expect(status).toBe(200);
  return { ...(await readPdf(raw)), headers };
};
