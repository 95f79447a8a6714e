import { Menu, UnstyledButton, useMantineColorScheme, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconLogout } from '@tabler/icons-react';
import { RouteLink } from '../../kit/page/RouteLink.tsx';
import { Initials } from '../../kit/text/Initials.tsx';
import classes from './AvatarMenu.module.css';
import type { AccountEntry, ShellUser } from './ShellUser.ts';

const schemes = [
  { value: 'auto', label: 'Match system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

type Props = { user: ShellUser; account: AccountEntry[]; onLogout: () => void; compact?: boolean };

/** The account menu: the person's pages, the colour scheme, Log out. */
export function AvatarMenu({ user, account, onLogout, compact = false }: Props) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Menu width={248}>
      <Menu.Target>
        <UnstyledButton className={classes.target}>
          <Initials name={user.name} src={user.avatarUrl} size={34} />
          <VisuallyHidden>{compact ? `${user.name}, account menu` : 'Account menu of '}</VisuallyHidden>
          {!compact && (
            <>
              <span className={classes.who}>
                <span className={classes.name}>{user.name}</span>
                {user.line && <span className={classes.line}>{user.line}</span>}
              </span>
              <IconChevronDown size={14} className="g-dimmed" aria-hidden />
            </>
          )}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {compact && (
          <>
            <Menu.Label>{user.line ? `${user.name} · ${user.line}` : user.name}</Menu.Label>
            <Menu.Divider />
          </>
        )}
        {account.map(({ label, to, icon: Icon }) => (
          <Menu.Item key={to} component={RouteLink} to={to} leftSection={Icon && <Icon size={16} stroke={1.7} />}>
            {label}
          </Menu.Item>
        ))}
        {account.length > 0 && <Menu.Divider />}
        <Menu.Label>Appearance</Menu.Label>
        <Menu.RadioGroup value={colorScheme} onChange={(value) => setColorScheme(value as typeof colorScheme)}>
          {schemes.map(({ value, label }) => (
            <Menu.RadioItem key={value} value={value}>
              {label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.7} />} onClick={onLogout}>
          Log out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
