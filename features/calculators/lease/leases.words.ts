/** Documents of a tenancy that are stamped. */
export const leaseKinds = {
  NEW: 'New or renewed tenancy',
  EXTENSION: 'Extension',
  RISE: 'Rent increase',
} as const;
export type LeaseKind = keyof typeof leaseKinds;
