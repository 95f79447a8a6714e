import { useNavigate } from '@tanstack/react-router';
import { useData } from '#platform/web/api/useData.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import { api } from '../api.web.ts';
import { formList } from '../lists.web.ts';

/** The forms for the URL: search results in all folders, else the forms of the open folder, or all. `file` is the form open beside them. */
export const useForms = () => {
  const list = useListSearch(formList);
  const { search, folder, file, sortBy, sortDirection, ...paging } = list.query;
  const filters = search ? { search } : { folder };
  const found = useData(
    api.files,
    // The sort key was checked when it was read from the URL.
    { query: { ...paging, ...filters, sortBy: sortBy as SortBy, sortDirection } },
    { keepPrevious: true },
  );
  const navigate = useNavigate();
  const show = (id?: string) =>
    void navigate({
      to: '.',
      search: (({ file: _, ...before }: Record<string, unknown>) => ({ ...before, ...(id && { file: id }) })) as never,
    });
  return { list, found, filters, folder, file, open: show, close: () => show() };
};

export type Forms = ReturnType<typeof useForms>;
type SortBy = 'UploadTime' | 'FileName' | 'Folder' | 'EffectiveOn';
