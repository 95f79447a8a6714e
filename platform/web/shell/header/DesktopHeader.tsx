import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AvatarMenu } from './AvatarMenu.tsx';
import classes from './Header.module.css';
import type { AccountEntry, ShellUser } from './ShellUser.ts';

type Props = { user: ShellUser; account: AccountEntry[]; onLogout: () => void; search: ReactNode; tools?: ReactNode };

/** The header from 1200 px, beside the menu: search, tools, account menu, Log out. */
export function DesktopHeader({ user, account, onLogout, search, tools }: Props) {
  return (
    <div className={classes.bar}>
      <div className={classes.search}>{search}</div>
      <div className={classes.end}>
        {tools}
        <AvatarMenu user={user} account={account} onLogout={onLogout} />
        <ActionIcon variant="subtle" color="gray" size={36} title="Log out" onClick={onLogout}>
          <IconLogout size={18} stroke={1.7} aria-hidden />
          <VisuallyHidden>Log out</VisuallyHidden>
        </ActionIcon>
      </div>
    </div>
  );
}
