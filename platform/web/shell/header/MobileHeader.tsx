import { Burger } from '@mantine/core';
import type { ReactNode } from 'react';
import { AvatarMenu } from './AvatarMenu.tsx';
import { Brand } from './Brand.tsx';
import classes from './Header.module.css';
import type { AccountEntry, ShellUser } from './ShellUser.ts';

type Props = {
  user: ShellUser;
  account: AccountEntry[];
  onLogout: () => void;
  search: ReactNode;
  tools?: ReactNode;
  opened: boolean;
  onToggle: () => void;
};

/** The header under 1200 px: menu button, name, search, account menu. */
export function MobileHeader({ user, account, onLogout, search, tools, opened, onToggle }: Props) {
  return (
    <div className={classes.bar}>
      <div className={classes.start}>
        <Burger
          size="sm"
          opened={opened}
          onClick={onToggle}
          aria-label={opened ? 'Close menu' : 'Open menu'}
          aria-expanded={opened}
        />
        <Brand />
      </div>
      <div className={classes.end}>
        {search}
        {tools}
        <AvatarMenu compact user={user} account={account} onLogout={onLogout} />
      </div>
    </div>
  );
}
