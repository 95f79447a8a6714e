import type { Visit } from '../visit.ts';
import { choose, daysAgo, field } from './report.ts';

/** Step 1 of a sale, all of it by its labels. */
export const fillSale = async ({ page }: Visit, unit: string) => {
  await page.getByRole('radio', { name: 'Seller' }).check();
  await choose(page, 'Category', 'Private Residential');
  await choose(page, 'Type', 'Condominium');
  await field(page, 'Postal code').fill('239222');
  await field(page, 'Block or house').fill('18');
  await field(page, 'Street').fill('Leonie Hill');
  await field(page, 'Unit').fill(unit);
  await field(page, 'Building or project').fill('Leonie Towers');
  await field(page, 'Price').fill('2480000');
  await field(page, 'Option date').fill(daysAgo(5));
  await field(page, 'Completion date').fill(daysAgo(-65));
  await field(page, 'Option fee').fill('24800');
  await field(page, 'Exercise fee').fill('99200');
  await field(page, 'Rate').fill('2');
  await page.getByText('S$ 49,600.00').waitFor();
};
