import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readPdf } from '#test/pdf.ts';
import { sharedGable } from './gable.ts';
import { signInByCall } from './journey/caller.ts';
import { field } from './journey/report.ts';
import { places } from './places.ts';

const { visit } = sharedGable();

it.each(places({ width: 360 }))(
  'a salesperson shows a buyer what a home costs at $width px',
  { timeout: 300_000 },
  ({ width }) =>
    visit(`calculators ${width}`, width, async ({ page, look }) => {
      await signInByCall(page, 'rajesh.kumar');
      await page.goto('/agent-tools');
      await page.getByRole('link', { name: /Calculators/ }).click();
      const main = page.getByRole('main');
      await main.getByText('Enter the price.').waitFor();
      await look('a calculator without a price');

      await field(main, 'Price').fill('1.85m');
      await main.getByText('S$ 62,100').first().waitFor();
      await main.getByRole('button', { name: 'Add joint buyer' }).click();
      await main.getByRole('combobox', { name: 'Buyer 2', exact: true }).selectOption({ label: 'Permanent resident' });
      await main.getByRole('combobox', { name: 'Home of buyer 2' }).selectOption({ label: '2nd home' });
      await main.getByText('S$ 555,000').waitFor();
      await field(main, 'Tenure \\(years\\)').fill('40');
      await main.getByText('From 1 to 35.').waitFor();
      await field(main, 'Tenure \\(years\\)').fill('30');
      await field(main, 'CPF available').fill('180,000');
      // The address keeps what was asked, and the paper has the same figures.
      await page.waitForURL(/price=1850000&.*buyers=CITIZEN-1%2CPR-2.*years=30.*cpf=180000/);
      await page.reload();
      const needed = main.locator('output');
      await needed.getByText('S$ 1,079,600').waitFor();
      await look('the total cost to a buyer');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        main.getByRole('button', { name: 'Download PDF' }).click(),
      ]);
      const { text } = await readPdf(await readFile(await download.path()));
      expect(text).toContain('S$ 1,079,600');
      expect(text).toMatch(/CEA registration no\. R\d{6}[A-Z]/);
    }),
);
