import type { Day } from '#platform/contract/days.ts';

/**
 * Whether a registration that ends on `validTo` had ended by a day. Registrations are renewed, so only an import of the
 * register from after the end shows that this one was not.
 */
export const hadLeft = (validTo: Day | null, { day, importedOn }: { day: Day; importedOn: Day | undefined }): boolean =>
  validTo !== null && importedOn !== undefined && validTo <= day && importedOn > validTo;
