import { Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AvatarMenu } from './AvatarMenu.tsx';
import { Brand } from './Brand.tsx';
import classes from './Header.module.css';
import type { AccountEntry, ShellUser } from './ShellUser.ts';

type Props = { user: ShellUser; account: AccountEntry[]; onLogout: () => void; search: ReactNode; tools?: ReactNode };

/** The header from 1200 px: name, search, tools, account menu, Log out. */
export function DesktopHeader({ user, account, onLogout, search, tools }: Props) {
  return (
    <div className={classes.bar}>
      <div className={classes.start}>
        <Brand />
      </div>
      <div className={classes.middle}>{search}</div>
      <div className={classes.end}>
        {tools}
        <AvatarMenu user={user} account={account} onLogout={onLogout} />
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          leftSection={<IconLogout size={16} stroke={1.7} />}
          onClick={onLogout}
        >
          Log out
        </Button>
      </div>
    </div>
  );
}
