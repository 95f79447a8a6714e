import { ActionIcon } from '@mantine/core';
import { IconChevronRight, IconEyeOff, IconFiles, IconFolder, IconFolderOpen } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import classes from './FolderTree.module.css';
import { type Branch, lineUp, type Placed } from './tree.rules.ts';
import type { FolderDrag } from './useFolderDrag.web.ts';

export type TreeFolder = Placed & { name: string; isHidden?: boolean };

type Props<F extends TreeFolder> = {
  folders: F[];
  tree: Branch<F>[];
  current: string | undefined;
  /** The address of the page with a folder open; without one, with all forms. */
  to: (folder?: string) => string;
  onChoose?: (() => void) | undefined;
  /** Behind the name: a count, a menu. */
  end?: (folder: F) => ReactNode;
  drag?: FolderDrag;
};

/** The folders as a list of links. Folders can be collapsed; those above the open folder are expanded. */
export function FolderTree<F extends TreeFolder>(props: Props<F>) {
  const { folders, tree, current, to, onChoose } = props;
  const [folded, setFolded] = useState<string[]>([]);
  useEffect(() => {
    const line = lineUp(folders, current ?? null);
    setFolded((before) =>
      line.some((id) => before.includes(id)) ? before.filter((id) => !line.includes(id)) : before,
    );
  }, [folders, current]);
  const fold = (id: string) =>
    setFolded((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id]));
  return (
    <nav aria-label="Folders">
      <ul className={classes.list}>
        <li>
          <div className={classes.row} data-current={!current || undefined}>
            <RouteLink
              to={to()}
              className={classes.link}
              aria-current={current ? undefined : 'page'}
              onClick={onChoose}
            >
              <IconFiles size={18} stroke={1.6} aria-hidden />
              <span className={classes.name}>All forms</span>
            </RouteLink>
          </div>
        </li>
        {tree.map((folder) => (
          <TreeLine key={folder.id} {...props} folder={folder} folded={folded} onFold={fold} />
        ))}
      </ul>
    </nav>
  );
}

type LineProps<F extends TreeFolder> = Props<F> & {
  folder: Branch<F>;
  folded: string[];
  onFold: (id: string) => void;
};

function TreeLine<F extends TreeFolder>(props: LineProps<F>) {
  const { folder, folded, onFold, current, to, onChoose, end, drag } = props;
  const { id, name, childNode, isHidden } = folder;
  const isCurrent = id === current;
  const isOpen = !folded.includes(id);
  const Icon = isCurrent ? IconFolderOpen : IconFolder;
  return (
    <li>
      <div className={classes.row} data-current={isCurrent || undefined} {...drag?.rowProps(id)}>
        {childNode.length > 0 ? (
          <ActionIcon
            className={classes.fold ?? ''}
            variant="subtle"
            color="gray"
            size={24}
            aria-label={`Folders in ${name}`}
            aria-expanded={isOpen}
            onClick={() => onFold(id)}
          >
            <IconChevronRight size={15} stroke={2} />
          </ActionIcon>
        ) : (
          <span className={classes.noFold} />
        )}
        <RouteLink
          to={to(id)}
          className={classes.link}
          aria-current={isCurrent ? 'page' : undefined}
          draggable={false}
          onClick={onChoose}
        >
          <Icon size={18} stroke={1.6} aria-hidden />
          <span className={classes.name}>{name}</span>
          {isHidden && <IconEyeOff size={15} stroke={1.8} role="img" aria-label="Hidden" />}
        </RouteLink>
        {end?.(folder)}
      </div>
      {isOpen && childNode.length > 0 && (
        <ul className={classes.list}>
          {childNode.map((each) => (
            <TreeLine key={each.id} {...props} folder={each} />
          ))}
        </ul>
      )}
    </li>
  );
}
