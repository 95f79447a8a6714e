import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { atEndOfFile } from '#test/at-end.ts';
import { readPdf } from '#test/pdf.ts';
import { workspace } from './fonts.ts';
import { renderPdf } from './render-pdf.ts';

it('prints no control character of a text that was stored before they were refused', async () => {
  // The compiler reads templates of the workspace alone.
  const folder = mkdtempSync(join(workspace, 'platform/server/pdf/test-'));
  atEndOfFile(async () => rmSync(folder, { recursive: true }));
  const template = join(folder, 'name.typ');
  writeFileSync(template, '#set text(font: "Noto Sans")\n#json(bytes(sys.inputs.data)).name');
  const pdf = await renderPdf(
    pathToFileURL(template),
    { name: 'Marina\u000bOne\u200b \u202eTower' },
    '2026-11-20T02:00:00Z',
  );
  expect((await readPdf(pdf)).text.trim()).toBe('Marina One Tower');
});
