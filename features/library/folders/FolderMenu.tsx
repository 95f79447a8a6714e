import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconEye,
  IconEyeOff,
  IconFolderPlus,
  IconFolderSymlink,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useChange } from '#platform/web/api/useChange.ts';
import { api } from '../api.web.ts';
import type { LibraryActs } from '../useLibrary.web.ts';
import type { Named } from './FolderDialog.tsx';
import type { DeskFolder } from './folders.calls.ts';
import type { Moving } from './MoveDialog.tsx';
import { lineUp } from './tree.rules.ts';

type Props = {
  folder: DeskFolder;
  folders: DeskFolder[];
  acts: LibraryActs;
  onName: (naming: Named) => void;
  onMove: (moving: Moving) => void;
};

/** Actions of a folder, which need no mouse. */
export function FolderMenu({ folder, folders, acts, onName, onMove }: Props) {
  const { id, name, parentId, isHidden } = folder;
  const change = useChange(api.changeFolder);
  const beside = folders.filter((each) => each.parentId === parentId).map((each) => each.id);
  const at = beside.indexOf(id);
  const place = (parent: string | null, before: string | null) => acts.placeFolder(folders, folder, parent, before);
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={30} aria-label={`Actions for ${name}`}>
          <IconDots size={17} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconFolderPlus size={16} />} onClick={() => onName({ below: id })}>
          New folder inside
        </Menu.Item>
        <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => onName({ rename: folder })}>
          Rename
        </Menu.Item>
        <Menu.Item
          leftSection={isHidden ? <IconEye size={16} /> : <IconEyeOff size={16} />}
          onClick={() => change.mutate({ params: { id }, body: { name, isHidden: !isHidden } })}
        >
          {isHidden ? 'Show to everyone' : 'Hide'}
        </Menu.Item>
        {at > 0 && (
          <Menu.Item
            leftSection={<IconArrowUp size={16} />}
            onClick={() => quietly(place(parentId, beside[at - 1] ?? null))}
          >
            Move up
          </Menu.Item>
        )}
        {at < beside.length - 1 && (
          <Menu.Item
            leftSection={<IconArrowDown size={16} />}
            onClick={() => quietly(place(parentId, beside[at + 2] ?? null))}
          >
            Move down
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconFolderSymlink size={16} />}
          onClick={() =>
            onMove({
              what: name,
              folders,
              isNot: (to) => to === parentId || lineUp(folders, to).includes(id),
              mayBeTop: parentId !== null,
              move: (to) => place(to?.id ?? null, null),
            })
          }
        >
          Move to…
        </Menu.Item>
        <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={() => quietly(acts.binFolder(folder))}>
          Move to bin
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
