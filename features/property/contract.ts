import { text } from '#platform/contract/fields.ts';

export const postalCode = () => text(6).regex(/^\d{6}$/, 'A postal code has 6 digits.');
