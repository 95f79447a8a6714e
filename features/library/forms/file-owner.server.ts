import type { FileOwner } from '#features/media/server/index.ts';
import { ask } from '#platform/server/database/ask.ts';
import { keepsLibrary, seenFolders } from '../policy.server.ts';

const owned = `
  SELECT 1 FROM form_version v JOIN form f ON f.id = v.form_id AND f.binned_at IS NULL
  JOIN form_folder_open o ON o.id = f.folder_id AND ${seenFolders} WHERE v.file_id = :fileId`;

/** Readers of a form may open its files, those of older versions, too. */
export const formFileOwner: FileOwner = {
  recordOf: async (at, fileId) => {
    const rows = await ask(at.db, owned, { fileId, keeper: keepsLibrary(at.actor) });
    return rows.length > 0 ? { isPublic: true } : undefined;
  },
};
