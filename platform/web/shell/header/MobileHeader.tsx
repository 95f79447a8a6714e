import { ActionIcon, Burger } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { PhoneHead } from '../../kit/page/phoneHead.ts';
import { RouteLink } from '../../kit/page/RouteLink.tsx';
import { AvatarMenu } from './AvatarMenu.tsx';
import { Brand } from './Brand.tsx';
import classes from './Header.module.css';
import type { AccountEntry, ShellUser } from './ShellUser.ts';

type Account = { user: ShellUser; account: AccountEntry[]; onLogout: () => void };
type Drawer = { opened: boolean; onToggle: () => void };
type Props = Account & { search: ReactNode; tools?: ReactNode } & (Drawer | { head: PhoneHead | undefined });

/**
 * The header under 1200 px: menu button, name, search, account menu. On a phone, where the bottom bar has the menu and the account, the
 * page's title or the way back stands in place of the name.
 */
export function MobileHeader({ search, tools, ...props }: Props) {
  return (
    <div className={classes.bar}>
      <div className={classes.start}>{'head' in props ? <Head head={props.head} /> : <MenuButton {...props} />}</div>
      <div className={classes.end}>
        {search}
        {tools}
        {!('head' in props) && <AvatarMenu compact {...props} />}
      </div>
    </div>
  );
}

function MenuButton({ opened, onToggle }: Drawer) {
  return (
    <>
      <Burger
        size="sm"
        opened={opened}
        onClick={onToggle}
        aria-label={opened ? 'Close menu' : 'Open menu'}
        aria-expanded={opened}
      />
      <Brand />
    </>
  );
}

function Head({ head }: { head: PhoneHead | undefined }) {
  if (!head?.back)
    return (
      <>
        <Brand isNarrow />
        <span className={classes.title} aria-hidden>
          {head?.label}
        </span>
      </>
    );
  return (
    <nav aria-label="Back" className={classes.start}>
      <ActionIcon component={RouteLink} to={head.back} variant="subtle" color="gray" size={44} aria-label={head.label}>
        <IconArrowLeft size={20} stroke={1.7} />
      </ActionIcon>
      <span className={classes.title} aria-hidden>
        {head.label}
      </span>
    </nav>
  );
}
