import { Button } from '@mantine/core';
import { IconFiles, IconFolderPlus, IconFolderSymlink, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { urlOf } from '#platform/web/api/client.ts';
import { useFileAct } from '#platform/web/files/useFileAct.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Loaded } from '#platform/web/record/Loaded.tsx';
import { api } from '../api.web.ts';
import { FolderDialog, type Named } from '../folders/FolderDialog.tsx';
import { FolderMenu } from '../folders/FolderMenu.tsx';
import { FolderPane } from '../folders/FolderPane.tsx';
import { FolderTree } from '../folders/FolderTree.tsx';
import { MoveDialog, type Moving } from '../folders/MoveDialog.tsx';
import { liesInItself, treeOf } from '../folders/tree.rules.ts';
import { useFolderDrag } from '../folders/useFolderDrag.web.ts';
import classes from '../library.module.css';
import { useDeskFolders, useLibraryActs } from '../useLibrary.web.ts';
import { FormDrawer } from './FormDrawer.tsx';
import { RemoveVersion } from './FormHead.tsx';
import { FormTable } from './FormTable.tsx';
import type { Form } from './forms.calls.ts';
import { UploadForms } from './UploadForms.tsx';
import { useForms } from './useForms.web.ts';

/** /agency-desk/forms: keeps the folders, the forms and their versions. */
export function FormsPage() {
  const forms = useForms();
  const exported = useFileAct(urlOf(api.filesSheet, { query: forms.filters }));
  const { loaded, folders } = useDeskFolders();
  const acts = useLibraryActs();
  const [naming, setNaming] = useState<Named>();
  const [moving, setMoving] = useState<Moving>();
  const open = folders.find(({ id }) => id === forms.folder);
  const drag = useFolderDrag({
    mayDrop: (id, target, place) => liesInItself(folders, { id, parentId: parentAt(target, place) }) === false,
    onDrop: (id, target, place) => {
      const moved = folders.find((each) => each.id === id);
      if (moved)
        void acts
          .placeFolder(folders, moved, parentAt(target, place), place === 'before' ? target : null)
          .catch(() => undefined);
    },
    mayDropForms: (dragged, target) => dragged.some(({ folderId }) => folderId !== target),
    onDropForms: (dragged, target) => {
      const to = folders.find(({ id }) => id === target);
      if (to) void acts.moveForms(dragged, to).catch(() => undefined);
    },
  });
  const parentAt = (target: string, place: 'before' | 'inside') =>
    place === 'inside' ? target : (folders.find(({ id }) => id === target)?.parentId ?? null);
  const moveForms = (chosen: Pick<Form, 'id' | 'fileName' | 'folderId'>[], then?: () => void) =>
    setMoving({
      what: chosen.length === 1 ? (chosen[0]?.fileName ?? '') : `${chosen.length} forms`,
      folders,
      isNot: (id) => chosen.every(({ folderId }) => folderId === id),
      move: async (to) => {
        if (to) await acts.moveForms(chosen, to);
        then?.();
      },
    });
  const binForms = (chosen: Form[] | Parameters<typeof acts.binForms>[0], then: () => void) =>
    void acts.binForms(chosen).then(then, () => undefined);
  return (
    <>
      <PageHeader
        title="Forms"
        more={[exported]}
        action={
          <Button
            leftSection={<IconFolderPlus size={17} stroke={1.7} />}
            onClick={() => setNaming({ below: forms.folder ?? null })}
          >
            New folder
          </Button>
        }
      />
      <div className={classes.page}>
        <FolderPane open={open?.name ?? 'All forms'}>
          {(onChoose) => (
            <Loaded of={loaded} skeleton={240}>
              {() => (
                <FolderTree
                  folders={folders}
                  tree={treeOf(folders)}
                  current={forms.folder}
                  to={(folder) => (folder ? `/agency-desk/forms?folder=${folder}` : '/agency-desk/forms')}
                  onChoose={onChoose}
                  drag={drag}
                  end={(folder) => (
                    <>
                      <span className={classes.count} title={`${folder.files} forms`}>
                        {folder.files || ''}
                      </span>
                      <FolderMenu folder={folder} folders={folders} acts={acts} onName={setNaming} onMove={setMoving} />
                    </>
                  )}
                />
              )}
            </Loaded>
          )}
        </FolderPane>
        <div className={classes.main}>
          {open && <UploadForms key={open.id} folder={open} />}
          <FormTable
            forms={forms}
            dragProps={drag.formProps}
            title={forms.list.filters.search ? 'Forms found' : (open?.name ?? 'All forms')}
            acts={(chosen, clear) => (
              <>
                <Button
                  size="xs"
                  variant="default"
                  leftSection={<IconFolderSymlink size={15} stroke={1.7} />}
                  onClick={() => moveForms(chosen, clear)}
                >
                  Move to…
                </Button>
                <Button
                  size="xs"
                  variant="default"
                  leftSection={<IconTrash size={15} stroke={1.7} />}
                  onClick={() => binForms(chosen, clear)}
                >
                  Move to bin
                </Button>
              </>
            )}
            empty={
              <EmptyState icon={IconFiles} title="No forms here yet">
                {open ? 'Drop files on the box above.' : 'Open a folder, or add one, and upload forms to it.'}
              </EmptyState>
            }
          />
        </div>
      </div>
      <FormDrawer
        file={forms.file}
        onClose={forms.close}
        desk={{ onMove: (form) => moveForms([form]), onBin: (form) => binForms([form], forms.close) }}
        versionActs={(form, version) => <RemoveVersion form={form} version={version} />}
      />
      <FolderDialog naming={naming} onClose={() => setNaming(undefined)} />
      <MoveDialog moving={moving} onClose={() => setMoving(undefined)} />
    </>
  );
}
