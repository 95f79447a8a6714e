import { Button } from '@mantine/core';
import { IconChevronDown, IconFolder } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { phoneQuery, useMedia } from '#platform/web/kit/hooks/useMedia.ts';
import classes from '../library.module.css';

type Props = {
  /** The name of the open folder. */
  open: string;
  /** The tree, which closes the drawer once a folder is chosen. */
  children: (onChoose: () => void) => ReactNode;
};

/** The folders beside the list; on a phone behind a button that names the open one. */
export function FolderPane({ open, children }: Props) {
  const phone = useMedia(phoneQuery);
  const [isChoosing, setChoosing] = useState(false);
  const close = () => setChoosing(false);
  if (!phone) return <div className={classes.side}>{children(close)}</div>;
  return (
    <>
      <Button
        fullWidth
        variant="default"
        justify="space-between"
        leftSection={<IconFolder size={18} stroke={1.6} />}
        rightSection={<IconChevronDown size={16} stroke={1.8} />}
        aria-label={`Folder: ${open}`}
        onClick={() => setChoosing(true)}
      >
        {open}
      </Button>
      <SideDrawer opened={isChoosing} onClose={close} title="Folders">
        {children(close)}
      </SideDrawer>
    </>
  );
}
