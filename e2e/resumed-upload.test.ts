import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { sharedGable } from './gable.ts';
import { callerOf, must } from './journey/caller.ts';
import { signIn } from './journey/session.ts';

const { visit } = sharedGable();

/** Console messages about a lost connection. */
const isLostConnection = (line: string) => /ERR_INTERNET_DISCONNECTED|ERR_ABORTED/.test(line);

describe('a file of 11 MB over a slow connection', () => {
  it('goes on where it stopped, after the connection was lost and after the page was left', { timeout: 300_000 }, () =>
    visit(
      'resumed upload',
      1440,
      async (here) => {
        const { page } = here;
        const path = join(tmpdir(), `large-${process.pid}.pdf`);
        await writeFile(
          path,
          Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(11_000_000, ' '), Buffer.from('%%EOF\n')]),
        );
        const network = await page.context().newCDPSession(page);
        await network.send('Network.enable');
        const connection = (offline: boolean, bytesASecond: number) =>
          network.send('Network.emulateNetworkConditions', {
            offline,
            latency: 0,
            downloadThroughput: -1,
            uploadThroughput: bytesASecond,
          });
        const offsets: number[] = [];
        page.on('request', (request) => {
          if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
        });

        await page.goto('/signin');
        await signIn(here, 'hannah.lim');
        const property = { ...sampleInfo().property, unit: '39-101' };
        const { eSubId } = await must(callerOf(page).post('/api/v1/esubmissions', sampleInfo({ property })));
        await page.goto(`/e-submission/submit-new-transaction?eSubId=${eSubId}&step=documents`);
        const line = page.getByRole('listitem').filter({ hasText: 'Personal data consent' });
        const put = () => line.locator('input[type=file]').setInputFiles(path);
        const sent = (piece: number) => expect.poll(() => offsets.length, { timeout: 20_000 }).toBeGreaterThan(piece);

        await connection(false, 3_000_000);
        await put();
        await sent(1);
        await connection(true, 0);
        await page.getByText('You are offline').waitFor();
        await here.look('an upload that waits for the connection');
        await connection(false, 1_500_000);
        await sent(2);
        await page.waitForTimeout(500);

        await page.reload();
        await line.waitFor();
        offsets.length = 0;
        await connection(false, -1);
        await put();
        await line.getByRole('link', { name: /^Download large/ }).waitFor();
        expect(offsets[0]).toBeGreaterThan(4_000_000);
        await here.look('the file, whole');
      },
      isLostConnection,
    ),
  );
});
