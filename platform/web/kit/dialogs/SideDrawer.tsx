import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** For a record with tables; a form needs no more than the usual width. */
  wide?: boolean;
  children: ReactNode;
};

/** In pixels, on a wide screen: one width for every form. */
const width = 560;
const widthOfTables = 900;

/** A drawer at the right edge of the page. Its content is mounted each time it opens. */
export function SideDrawer({ opened, onClose, title, wide = false, children }: Props) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={wide ? widthOfTables : width}
      title={title}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {children}
    </Drawer>
  );
}
