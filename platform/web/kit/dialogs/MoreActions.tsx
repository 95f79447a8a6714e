import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** A menu behind three dots for the less frequent actions of a record. The children are `Menu.Item`s. */
export function MoreActions({ children, isBusy = false }: { children: ReactNode; isBusy?: boolean }) {
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label="More actions" loading={isBusy}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
