import type { Visit } from '../visit.ts';
import { daysAgo, field } from './report.ts';

/** Step 1 of a sale, all of it by its labels. */
export const fillSale = async ({ page, hands }: Visit, unit: string) => {
  await hands.check(page.getByRole('radio', { name: 'Seller' }));
  await hands.choose(field(page, 'Category'), 'Private Residential');
  await hands.choose(field(page, 'Type'), 'Condominium');
  await hands.fill(field(page, 'Postal code'), '239222');
  await hands.fill(field(page, 'Block or house'), '18');
  await hands.fill(field(page, 'Unit'), unit);
  await hands.fill(field(page, 'Street'), 'Leonie Hill');
  await hands.fill(field(page, 'Building or project'), 'Leonie Towers');
  await hands.fill(field(page, 'Price'), '2480000');
  await hands.fill(field(page, 'Option date'), daysAgo(5));
  await hands.fill(field(page, 'Exercise date'), daysAgo(1));
  await hands.fill(field(page, 'Option fee'), '24800');
  await hands.fill(field(page, 'Exercise fee'), '99200');
  await hands.fill(field(page, 'Completion date'), daysAgo(-65));
  await hands.fill(field(page, 'Rate'), '2');
  await page.getByText('S$ 49,600.00').waitFor();
};
