import { expect, it } from 'vitest';
import { sharedGable } from './gable.ts';
import { signInByCall } from './journey/caller.ts';
import { staysInPlace } from './look.ts';
import { places } from './places.ts';

const { visit } = sharedGable();

it.each(places({ width: 1440 }, { width: 360 }))(
  'a salesperson finds what flats and homes went for at $width px',
  { timeout: 600_000 },
  ({ width }) =>
    visit(
      `market ${width}`,
      width,
      async ({ page, look, isPhone }) => {
        await signInByCall(page, 'rajesh.kumar');
        await page.goto('/agent-tools');
        await page.getByRole('link', { name: /Market data/ }).click();
        await page.getByRole('heading', { level: 1, name: 'Market Data' }).waitFor();

        // Private homes: a project by its first letters, and its file.
        await page.getByRole('link', { name: 'Private sales' }).waitFor();
        if (isPhone) await page.getByRole('button', { name: 'Filter', exact: true }).click();
        await page.getByRole('combobox', { name: 'Project or street' }).fill('leon');
        await page.getByRole('option', { name: /LEONIE TOWERS/ }).click();
        await page.getByRole('button', { name: 'LEONIE TOWERS, remove filter' }).waitFor();
        await page.getByText('Median psf by month').waitFor();
        await look('what a project went for');
        await page.route('**/market/v1/caveat/export?*', (route) =>
          route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
        );
        await page.getByRole('button', { name: 'Export' }).click();
        await page.getByRole('menuitem', { name: 'Excel' }).click();
        await page.getByText('Failed to download the file. Please try again.').waitFor();

        // Flats: a street, written out, in square metres; the address keeps the search.
        await page.getByRole('link', { name: 'HDB resale' }).click();
        await page.getByRole('searchbox', { name: 'Street, or block and street' }).fill('tampines street 61');
        await page.getByText(/Rows 1–\d+ of/).waitFor();
        await page
          .getByText(/Tampines St 61/)
          .first()
          .waitFor();
        await page.getByText('sq m', { exact: true }).click();
        await page.getByText('Median psm by month').waitFor();
        expect(page.url()).toContain('measurementUnit=sqm');
        await page.getByRole('button', { name: 'Show as table' }).click();
        await page.getByRole('columnheader', { name: 'Lower quarter' }).waitFor();
        await look('what flats of a street went for');
        const list = page.getByRole('region', { name: 'HDB resale, scrollable' });
        expect((await list.boundingBox())?.height).toBeLessThanOrEqual(301);
        await page.getByRole('button', { name: 'Expand' }).click();
        await page.getByRole('button', { name: 'Collapse', exact: true }).waitFor();
        if (isPhone) await list.waitFor({ state: 'hidden' });
        else expect((await list.boundingBox())?.height).toBeGreaterThan(301);
        await staysInPlace(page, () => page.getByText('Median psm by month').waitFor());

        // Rents, as a file.
        await page.getByRole('link', { name: 'Rental' }).click();
        await staysInPlace(page, () => page.getByText('Median rent a month by month').waitFor());
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          page
            .getByRole('button', { name: 'Export' })
            .click()
            .then(() => page.getByRole('menuitem', { name: 'Excel' }).click()),
        ]);
        expect(file.suggestedFilename()).toMatch(/^rental_month_sqft_all_\d{14}\.xlsx$/);
        await look('what homes are let for');

        // What a colleague offers, beside what homes like it went for.
        await page.getByRole('link', { name: 'Open market' }).click();
        const flat = page.getByRole('button', { name: /Blk 627B Tampines St 61/ });
        await staysInPlace(page, () => flat.waitFor());
        await flat.click();
        const listing = page.getByRole('dialog', { name: 'Listing' });
        await listing.getByText('Indicative, not a valuation.').waitFor();
        expect(await listing.getByText('#09-118').count()).toBe(0);
        await look('a listing with comparable sales');
      },
      (line) => line.includes('502'),
    ),
);
