import { expect, it } from 'vitest';
import { plainPdf } from '#platform/server/pdf/plain-pdf.ts';
import { ThreadEnded } from '#platform/server/threads/thread.ts';
import { textOfPdf } from './pdf-text.server.ts';

const paper = plainPdf('Guide', [
  { kind: 'title', text: 'Guide' },
  { kind: 'text', text: 'Obtain the owner’s consent.' },
]);

/** A page whose content goes on without an end that is worth waiting for: each operator of it is read. */
const endless = () => {
  const operators = 'BT /F1 9 Tf (a) Tj ET\n'.repeat(1_000_000);
  const body = `%PDF-1.7
1 0 obj
<</Type/Catalog/Pages 2 0 R>>
endobj
2 0 obj
<</Type/Pages/Count 1/Kids[3 0 R]>>
endobj
3 0 obj
<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>
endobj
4 0 obj
<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>
endobj
5 0 obj
<</Length ${operators.length}>>
stream
${operators}
endstream
endobj
trailer
<</Root 1 0 R>>
%%EOF
`;
  return Buffer.from(body, 'latin1');
};

it('is the words of a PDF and its number of pages', async () => {
  const { text, pages } = await textOfPdf(paper);
  expect([text.trim(), pages]).toEqual([expect.stringMatching(/^Guide\s+Obtain the owner’s consent\.$/), 1]);
});

it('ends the reader of a file that keeps it busy, and reads the next one', async () => {
  const busy = textOfPdf(endless(), 1_000);
  const next = textOfPdf(paper);
  await expect(busy).rejects.toThrow(ThreadEnded);
  expect((await next).pages).toBe(1);
});

it('refuses what is no PDF', async () => {
  await expect(textOfPdf(Buffer.from('no PDF'))).rejects.toThrow('Invalid PDF');
});
