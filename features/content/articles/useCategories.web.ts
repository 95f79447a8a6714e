import { useData } from '#platform/web/api/useData.ts';
import { api } from '../api.web.ts';

/** The categories of articles as options of a select. */
export const useCategories = () => {
  const { data = [] } = useData(api.articleCategories, {}, { staleTime: 60_000 });
  return data.map(({ code, name }) => ({ value: code, label: name }));
};
