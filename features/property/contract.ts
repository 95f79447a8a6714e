import { typedText } from '#platform/contract/fields.ts';
import { readPostalCode } from './rules/postal-code.ts';
import { readUnit } from './rules/unit.ts';

export const postalCode = () => typedText(readPostalCode).min(1, 'A postal code has 6 digits.');

/** As `09-118`; empty for landed property and land. */
export const unit = () => typedText(readUnit);
