import type { Visit } from '../visit.ts';
import { daysAgo, field } from './report.ts';

/** Step 1 of a lease of two years, all of it by its labels. */
export const fillLease = async ({ page, hands, look }: Visit, unit: string) => {
  await page.getByText('Lease', { exact: true }).click();
  await page.getByRole('radio', { name: 'Landlord' }).check();
  await hands.choose(field(page, 'Category'), 'HDB');
  await hands.choose(field(page, 'Type'), '4 room');
  await field(page, 'Postal code').fill('570221');
  await field(page, 'Block').fill('221');
  await field(page, 'Unit').fill(unit);
  await field(page, 'Street').fill('Bishan St 23');
  await field(page, 'Monthly rent').fill('3400');
  await field(page, 'Security deposit').fill('6800');
  await field(page, 'Agreement date').fill(daysAgo(5));
  await field(page, 'Tenancy starts').fill(daysAgo(-20));
  await field(page, 'Tenancy ends').fill(daysAgo(-100));
  await page.getByText(/^2 months/).waitFor();
  await look('a tenancy that is too short');
  await field(page, 'Tenancy ends').fill(daysAgo(-20 - 730));
  await page.getByRole('textbox', { name: 'Months of rent' }).fill('1');
  await page.getByText('S$ 3,400.00').waitFor();
  await page.getByRole('button', { name: /^More about the lease/ }).click();
  await field(page, 'Occupants').fill('4');
  await page.getByRole('button', { name: /^Stamp duty and costs/ }).click();
  await field(page, 'Stamp certificate no.').fill('202611-0417723');
};
