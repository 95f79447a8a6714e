import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CallFailure } from '#platform/web/api/failure.ts';
import { send } from '#platform/web/api/send.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { offerUndo } from '#platform/web/feedback/strip.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { api } from './api.web.ts';
import type { DeskFolder } from './folders/folders.calls.ts';
import { lineUp } from './folders/tree.rules.ts';
import type { Form } from './forms/forms.calls.ts';
import { pathSeparator } from './library.words.ts';

/** All folders, also hidden ones. */
export const useDeskFolders = () => {
  const loaded = useData(api.deskFolders, {});
  const folders = useMemo(() => loaded.data ?? [], [loaded.data]);
  return { loaded, folders };
};

/** The names of a folder and of those above it, from the top down. */
export const pathOf = (folders: DeskFolder[], id: string): string =>
  lineUp(folders, id)
    .map((each) => folders.find((folder) => folder.id === each)?.name ?? '')
    .toReversed()
    .join(pathSeparator);

type Placed = Pick<Form, 'id' | 'fileName' | 'folderId'>;

const labelOf = (forms: Placed[]): string =>
  forms.length === 1 ? (forms[0]?.fileName ?? '') : `${forms.length} forms`;

/** Actions of the desk that take effect at once, each with an Undo. */
export const useLibraryActs = () => {
  const queries = useQueryClient();
  const silent = { silent: 'success' } as const;
  const move = useChange(api.moveForms, silent);
  const bin = useChange(api.binForms, silent);
  const place = useChange(api.placeFolder, silent);
  const binOne = useChange(api.binFolder, silent);
  const undo = (work: () => Promise<unknown>) => () =>
    void work().then(
      () => queries.invalidateQueries(),
      (error: unknown) => toastResult(error instanceof CallFailure ? error.message : String(error), 'danger'),
    );
  return {
    moveForms: async (forms: Placed[], to: DeskFolder) => {
      await move.mutateAsync({ body: { ids: forms.map(({ id }) => id), folderId: to.id } });
      const before = Map.groupBy(forms, ({ folderId }) => folderId);
      offerUndo(
        `${labelOf(forms)} moved to ${to.name}.`,
        undo(async () => {
          for (const [folderId, those] of before)
            await send(api.moveForms, { body: { ids: those.map(({ id }) => id), folderId } });
        }),
      );
    },
    binForms: async (forms: Placed[]) => {
      const body = { ids: forms.map(({ id }) => id) };
      await bin.mutateAsync({ body });
      offerUndo(
        `${labelOf(forms)} moved to the bin.`,
        undo(() => send(api.restoreForms, { body })),
      );
    },
    placeFolder: async (folders: DeskFolder[], moved: DeskFolder, parentId: string | null, beforeId: string | null) => {
      const { id, name } = moved;
      const beside = folders.filter((each) => each.parentId === moved.parentId);
      const next = beside[beside.findIndex((each) => each.id === id) + 1]?.id ?? null;
      await place.mutateAsync({ params: { id }, body: { parentId, beforeId } });
      offerUndo(
        `${name} moved.`,
        undo(() => send(api.placeFolder, { params: { id }, body: { parentId: moved.parentId, beforeId: next } })),
      );
    },
    binFolder: async ({ id, name }: DeskFolder) => {
      await binOne.mutateAsync({ params: { id } });
      offerUndo(
        `${name} moved to the bin.`,
        undo(() => send(api.restoreFolder, { params: { id } })),
      );
    },
  };
};

export type LibraryActs = ReturnType<typeof useLibraryActs>;
