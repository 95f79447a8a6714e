import type { CddFor } from './forms.ts';

/** The address of a form. */
export const formAddress = (id: string): string => `/e-cdd?id=${id}`;

/** The address of a form to begin with. */
export const newFormAddress = (aMLID: string, side: CddFor, propertyId?: string | null): string =>
  `/e-cdd?aMLID=${aMLID}&cDDFor=${side}${propertyId ? `&propertyId=${propertyId}` : ''}`;
