import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** How wide it is where there is room. */
  size?: number;
  children: ReactNode;
};

/** Work beside the page that it belongs to, at its right edge. What stands in it is made anew each time it opens. */
export function SideDrawer({ opened, onClose, title, size = 480, children }: Props) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={size}
      title={title}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {children}
    </Drawer>
  );
}
