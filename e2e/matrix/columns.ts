import { sampleInfo } from '#demo/sample.ts';
import type { anEsubmission } from '#test/esubmissions.ts';

/** A column of the matrix of documents: a kind of property, sold or let, for one of the sides. */
export type Column = {
  column: string;
  info: NonNullable<Parameters<typeof anEsubmission>[1]>['info'] & object;
  /** The documents required with the submission, and later, for a client who is a person, without co-brokers. */
  now: string[];
  later: string[];
};

export const flat = (unit: string) => ({
  propertyCategory: 'hdb' as const,
  propertyType: '4R',
  property: { postalCode: '560123', block: '123', street: 'Ang Mo Kio Avenue 3', building: '', unit },
});
export const soldFlat = (unit: string) => ({
  ...flat(unit),
  hdbTown: 'Ang Mo Kio' as const,
  floorArea: 92,
  leaseStartYear: 1979,
  optionFeeCents: 100_000,
  exerciseFeeCents: 400_000,
  optionSerialNo: `A26-${unit}`,
});
export const office = (unit: string) => ({
  propertyCategory: 'commercial' as const,
  propertyType: 'OFFICE',
  property: { postalCode: '048623', block: '80', street: 'Raffles Place', building: 'Mast House', unit },
});
export const condominium = (unit: string) => ({ property: { ...sampleInfo().property, unit } });
export const dueDiligence = ['D-12', 'D-15', 'D-18'];
