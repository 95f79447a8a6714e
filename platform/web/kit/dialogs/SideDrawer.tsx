import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
};

/** In pixels, on a wide screen: one width for every form. */
const width = 560;

/** A drawer at the right edge of the page. Its content is mounted each time it opens. */
export function SideDrawer({ opened, onClose, title, children }: Props) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={width}
      title={title}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {children}
    </Drawer>
  );
}
