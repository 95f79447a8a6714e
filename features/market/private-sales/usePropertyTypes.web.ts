import { useData } from '#platform/web/api/useData.ts';
import { api } from '../api.web.ts';
import { categoryWords, type GroupType } from './homes.words.ts';

type Options = { value: string; label: string }[];

/**
 * The types of property to choose from: each category for all of its types, then these. They are loaded once, and used only where
 * there is more than one category; until then undefined.
 */
export const usePropertyTypes = (groupType: GroupType): Options | undefined => {
  const { data } = useData(api.propertyTypes, { query: { groupType } }, { staleTime: Number.POSITIVE_INFINITY });
  if (!data || data.length < 2) return undefined;
  return data.flatMap(({ category, propertyTypes }) => [
    { value: propertyTypes.join(','), label: categoryWords(category) },
    ...propertyTypes.map((type) => ({ value: type, label: type })),
  ]);
};
