import { webPort } from '#platform/web/shell/ports.ts';

/** A home that others are compared with. The area is in square metres, and null where it is not known. */
export type ComparedHome = {
  purpose: 'SALE' | 'LEASE';
  category: string;
  propertyType: string;
  block: string;
  street: string;
  building: string;
  postalCode: string;
  hdbTown: string | null;
  areaSqm: number | null;
  /** The day of its signing; else what counts is the market of today. */
  day?: string;
};

/** Beside a home, of whoever it is: what homes like it went for. Nothing where there are none to compare. */
export const homeComparables = webPort<{ home: ComparedHome }>('property.comparables');
