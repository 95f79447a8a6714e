import type { Received } from '#platform/web/api/client.ts';
import type { InfoValues } from '../info/infoValues.web.ts';
import type { esubmission } from '../room.calls.ts';

export type Known = NonNullable<Received<(typeof esubmission)['propertyDetails']>['known']>;

const facts = [
  'propertyCategory',
  'propertyType',
  'hdbTown',
  'planningArea',
  'leaseStartYear',
  'floorArea',
  'landArea',
  'tenure',
] as const;

/**
 * The fields that are empty in the form and known from an earlier submission of the property. Empty if the two
 * contradict each other.
 */
export const missingFacts = (values: InfoValues, known: Known): Partial<InfoValues> => {
  const { propertyCategory, propertyType, property } = values;
  const isOther = propertyCategory !== null && propertyCategory !== known.propertyCategory;
  if (isOther || (propertyType !== null && propertyType !== known.propertyType)) return {};
  const missing = facts.filter((fact) => values[fact] === null && known[fact] !== null);
  const filled: Partial<InfoValues> = Object.fromEntries(missing.map((fact) => [fact, known[fact]]));
  if (missing.includes('floorArea') || missing.includes('landArea')) filled.areaUnit = known.areaUnit;
  const place = { street: property.street || known.street, building: property.building || known.building };
  const isSame = place.street === property.street && place.building === property.building;
  return isSame ? filled : { ...filled, property: { ...property, ...place } };
};
