import { useQueryClient } from '@tanstack/react-query';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { api } from '../api.web.ts';
import type { Uploaded } from '../parts.calls.ts';

/** After a file was added: says so, warns when another document has the same file, and reads the checklist again. */
export const useUploaded = () => {
  const queries = useQueryClient();
  return async ({ alsoAt }: Uploaded, file: File) => {
    if (alsoAt.length === 0) toastResult(api.upload.message);
    else toastResult(`${file.name} is also under ${alsoAt.join(', ')}. Delete it where it does not belong.`, 'warning');
    await queries.invalidateQueries({ queryKey: ['esubmission'] });
  };
};
