import type { Visit } from '../visit.ts';
import { daysAgo, field } from './report.ts';

/** Step 1 of a lease of two years, all of it by its labels. */
export const fillLease = async ({ page, hands, look }: Visit, unit: string) => {
  await hands.press(page.getByText('Lease', { exact: true }));
  await hands.check(page.getByRole('radio', { name: 'Landlord' }));
  await hands.choose(field(page, 'Category'), 'HDB');
  await hands.choose(field(page, 'Type'), '4 room');
  await hands.fill(field(page, 'Postal code'), '570221');
  await hands.fill(field(page, 'Block'), '221');
  await hands.fill(field(page, 'Unit'), unit);
  await hands.fill(field(page, 'Street'), 'Bishan St 23');
  await hands.fill(field(page, 'Monthly rent'), '3400');
  await hands.fill(field(page, 'Security deposit'), '6800');
  await hands.fill(field(page, 'Agreement date'), daysAgo(5));
  await hands.fill(field(page, 'Tenancy starts'), daysAgo(-20));
  await hands.fill(field(page, 'Tenancy ends'), daysAgo(-100));
  await page.getByText(/^2 months/).waitFor();
  await look('a tenancy that is too short');
  await hands.fill(field(page, 'Tenancy ends'), daysAgo(-20 - 730));
  await hands.fill(page.getByRole('textbox', { name: 'Months of rent' }), '1');
  await page.getByText('S$ 3,400.00').waitFor();
  await hands.press(page.getByRole('button', { name: /^More about the lease/ }));
  await hands.fill(field(page, 'Occupants'), '4');
  await hands.press(page.getByRole('button', { name: /^Stamp duty and costs/ }));
  await hands.fill(field(page, 'Stamp certificate no.'), '202611-0417723');
};
