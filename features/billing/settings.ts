import * as z from 'zod';
import { setting } from '#features/settings/contract.ts';

/** Days from the issue of an invoice to its due date. */
export const invoiceTerms = setting('invoiceTerms', z.int().min(0).max(180), 14, {
  group: 'Commission',
  title: 'Days to pay an invoice',
  help: 'An invoice is due so many days after it was issued.',
});
