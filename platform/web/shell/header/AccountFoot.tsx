import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import classes from './AccountFoot.module.css';
import { AvatarMenu } from './AvatarMenu.tsx';
import type { AccountEntry, ShellUser } from './ShellUser.ts';

type Props = { user: ShellUser; account: AccountEntry[]; onLogout: () => void };

/** The person and Log out, at the foot of a phone's menu. */
export function AccountFoot(props: Props) {
  return (
    <div className={classes.foot}>
      <AvatarMenu {...props} />
      <ActionIcon variant="subtle" color="gray" size={44} title="Log out" onClick={props.onLogout}>
        <IconLogout size={20} stroke={1.7} aria-hidden />
        <VisuallyHidden>Log out</VisuallyHidden>
      </ActionIcon>
    </div>
  );
}
