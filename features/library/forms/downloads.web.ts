import { urlOf } from '#platform/web/api/client.ts';
import type { CallFailure } from '#platform/web/api/failure.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { download } from '#platform/web/files/saveFile.ts';
import { api } from '../api.web.ts';

/** The address of a form's file: of the version in force, if none is named. */
export const formAddress = (id: string, version?: number): string =>
  urlOf(api.download, { params: { id }, query: { version } });

/** Downloads forms, one after the other. The first that fails ends it, and is named. */
export const downloadForms = async (forms: { id: string; fileName: string }[]): Promise<void> => {
  for (const { id, fileName } of forms)
    try {
      await download(formAddress(id), undefined, () => undefined);
    } catch (error) {
      return toastResult(`${fileName}: ${(error as CallFailure).message}`, 'danger');
    }
};
