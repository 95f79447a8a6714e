import { readSettings } from '#features/settings/server/index.ts';
import type { Handlers } from '#platform/server/http/implement.ts';
import { attributesOf } from '../../info-fields.ts';
import type { propertyCalls } from '../../property-calls.ts';
import { hdbFees, lateLimitDays } from '../../settings.ts';
import { categoryWord, propertyCategories, propertyTypes } from '../../words.ts';
import { readAddress, readDetails } from './known-properties.ts';

export const propertyHandlers: Handlers<typeof propertyCalls> = {
  propertyCategories: () => propertyCategories.map((category) => ({ category, label: categoryWord(category) })),
  propertyTypes: (_, { query }) =>
    propertyCategories
      .filter((category) => query.category === undefined || query.category === category)
      .map((category) => ({
        category,
        propertyTypes: Object.entries(propertyTypes[category]).map(([propertyType, label]) => ({
          propertyType,
          label,
        })),
      })),
  propertyAttributes: (_, { query: { transactionType, category, propertyType = null } }) =>
    attributesOf({ transactionType, propertyCategory: category, propertyType }),
  limits: (at) => readSettings(at.db, { lateLimitDays, hdbFees }),
  propertyAddress: readAddress,
  propertyDetails: readDetails,
};
