import * as z from 'zod';
import { requiredText, text, typedText } from '#platform/contract/fields.ts';
import { readPostalCode } from './rules/postal-code.ts';
import { readUnit } from './rules/unit.ts';

export const postalCode = () => typedText(readPostalCode).min(1, 'A postal code has 6 digits.');

/** As `09-118`; empty for landed property and land. */
export const unit = () => typedText(readUnit);

/** Where a property is. Two are the same where their `addressKey` is. */
export const PropertyAddress = z.strictObject({
  postalCode: postalCode(),
  block: requiredText(20),
  street: requiredText(120),
  building: text(120).default(''),
  unit: unit().default(''),
});
export type PropertyAddress = z.output<typeof PropertyAddress>;
