import { IconFiles } from '@tabler/icons-react';
import { useMemo } from 'react';
import { LinksOf } from '#features/content/index.web.ts';
import { useData } from '#platform/web/api/useData.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Loaded } from '#platform/web/record/Loaded.tsx';
import { api } from '../api.web.ts';
import { FolderPane } from '../folders/FolderPane.tsx';
import { FolderTree, type TreeFolder } from '../folders/FolderTree.tsx';
import type { Folder } from '../folders/folders.calls.ts';
import { treeOf } from '../folders/tree.rules.ts';
import classes from '../library.module.css';
import { FormDrawer } from './FormDrawer.tsx';
import { FormTable } from './FormTable.tsx';
import { useForms } from './useForms.web.ts';

/** /resources: the official forms by folder, found by a search over all of them, and looked at in place. Below the folders, on a phone below the forms, the links of this page. */
export function ResourcesPage() {
  const forms = useForms();
  const tree = useData(api.folders, {});
  const folders = useMemo(() => (tree.data ?? []).flatMap((folder) => flat(folder, null)), [tree.data]);
  const open = folders.find(({ id }) => id === forms.folder)?.name ?? 'All forms';
  return (
    <>
      <PageHeader title="Resources" />
      <div className={classes.page}>
        <FolderPane open={open}>
          {(onChoose) => (
            <Loaded of={tree} skeleton={240}>
              {() => (
                <FolderTree
                  folders={folders}
                  tree={treeOf(folders)}
                  current={forms.folder}
                  to={(folder) => (folder ? `/resources?folder=${folder}` : '/resources')}
                  onChoose={onChoose}
                />
              )}
            </Loaded>
          )}
        </FolderPane>
        <div className={classes.main}>
          <FormTable
            forms={forms}
            title={forms.list.filters.search ? 'Forms found' : open}
            empty={
              <EmptyState icon={IconFiles} title="No forms here yet">
                {forms.folder ? 'Choose another folder, or search all of them.' : 'The agency has not added any forms.'}
              </EmptyState>
            }
          />
        </div>
        <div className={classes.links}>
          <LinksOf group="resources" isQuiet />
        </div>
      </div>
      <FormDrawer file={forms.file} onClose={forms.close} />
    </>
  );
}

const flat = ({ id, name, childNode }: Folder, parentId: string | null): TreeFolder[] => [
  { id, name, parentId },
  ...childNode.flatMap((each) => flat(each, id)),
];
