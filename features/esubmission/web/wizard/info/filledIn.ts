import { type InfoField, isEmpty } from '../../../info-fields.ts';
import type { InfoValues } from './infoValues.ts';

/** How many of these fields hold something. */
export const filledIn = (values: InfoValues, fields: readonly InfoField[]): number =>
  fields.filter((field) => !isEmpty(field, values[field as keyof InfoValues])).length;
