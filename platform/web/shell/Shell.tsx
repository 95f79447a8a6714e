import '../theme/shell.css';
import { ActionIcon, AppShell, Drawer, Tooltip } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { OfflineBar } from '../feedback/OfflineBar.tsx';
import { Strip } from '../feedback/Strip.tsx';
import { phoneQuery, useMedia, wideQuery } from '../kit/hooks/useMedia.ts';
import { InsideMain } from '../kit/page/InsideMain.ts';
import { type PhoneHead, PhoneHeadContext } from '../kit/page/phoneHead.ts';
import { BottomBar } from './bar/BottomBar.tsx';
import type { BarEntry } from './bar/bar.ts';
import { AccountFoot } from './header/AccountFoot.tsx';
import { Brand } from './header/Brand.tsx';
import { DesktopHeader } from './header/DesktopHeader.tsx';
import headerClasses from './header/Header.module.css';
import { LogoutDialog } from './header/LogoutDialog.tsx';
import { MobileHeader } from './header/MobileHeader.tsx';
import type { AccountEntry, ShellUser } from './header/ShellUser.ts';
import type { MenuEntry } from './menu/menu.ts';
import { SideMenu } from './menu/SideMenu.tsx';
import { PageTransition } from './PageTransition.tsx';
import classes from './Shell.module.css';
import { SearchTrigger } from './search/SearchTrigger.tsx';
import { type Named, type SearchHit, type SearchProvider, withLatest } from './search/search.ts';

const NavigationBar = lazy(() => import('./NavigationBar.tsx'));

export type ShellProps = {
  menu: MenuEntry[];
  /** The places of the bottom bar, on a phone. */
  bar: BarEntry[];
  /** What the person may do on their pages, for the search. */
  doable: Named[];
  user: ShellUser;
  account: AccountEntry[];
  onLogout: () => void | Promise<void>;
  /** The providers of the search, as a stable array. */
  search: SearchProvider[];
  /** Buttons in the header, before the person. */
  tools?: ReactNode;
  /** Notices above every page, such as a maintenance window. */
  notices?: ReactNode;
  children: ReactNode;
};

/** The layout of pages behind sign-in. After each navigation the side menu is wide again and the drawer closes. */
export function Shell({ menu, bar, doable, user, account, onLogout, search, tools, notices, children }: ShellProps) {
  const wide = useMedia(wideQuery);
  const isPhone = useMedia(phoneQuery);
  const pathname = useLocation({ select: (location) => location.pathname });
  const [narrow, setNarrow] = useState(false);
  const [drawer, setDrawer] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [head, setHead] = useState<PhoneHead>();
  // Kept in memory only, until the person signs out: it names their clients' submissions.
  const [recent, setRecent] = useState<SearchHit[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at every change of the path
  useEffect(() => {
    setNarrow(false);
    setDrawer(false);
  }, [pathname]);

  const askToLeave = () => {
    setDrawer(false);
    setLeaving(true);
  };
  const header = { user, account, tools, onLogout: askToLeave };
  const onFound = (hit: SearchHit) => setRecent((before) => withLatest(before, hit));
  const searched = { menu, doable, providers: search, recent, onFound, onLogout: header.onLogout };
  return (
    <AppShell
      layout="alt"
      header={{ height: 56 }}
      navbar={{ width: narrow ? 56 : 232, breakpoint: 1200, collapsed: { mobile: true } }}
      transitionDuration={150}
    >
      <a href="#content" className={classes.skip}>
        Skip to content
      </a>
      <AppShell.Header className={headerClasses.header}>
        <Suspense fallback={null}>
          <NavigationBar />
        </Suspense>
        {wide ? (
          <DesktopHeader {...header} search={<SearchTrigger {...searched} />} />
        ) : (
          <MobileHeader
            {...header}
            search={<SearchTrigger compact {...searched} />}
            {...(isPhone ? { head } : { opened: drawer, onToggle: () => setDrawer(!drawer) })}
          />
        )}
      </AppShell.Header>
      {wide && (
        <AppShell.Navbar className={classes.sidebar}>
          <div className={classes.brand}>
            <Brand isNarrow={narrow} />
          </div>
          <div className={classes.menu}>
            <SideMenu menu={menu} narrow={narrow} onWiden={() => setNarrow(false)} />
          </div>
          <Tooltip label={narrow ? 'Expand menu' : 'Collapse menu'} position="right">
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              className={classes.collapse}
              aria-label={narrow ? 'Expand menu' : 'Collapse menu'}
              onClick={() => setNarrow(!narrow)}
            >
              {narrow ? <IconLayoutSidebarLeftExpand size={18} /> : <IconLayoutSidebarLeftCollapse size={18} />}
            </ActionIcon>
          </Tooltip>
        </AppShell.Navbar>
      )}
      <AppShell.Main id="content" tabIndex={-1} className={classes.main}>
        <Strip />
        <OfflineBar />
        {notices && <div className={classes.notices}>{notices}</div>}
        <InsideMain value={true}>
          <PhoneHeadContext value={setHead}>
            <PageTransition className={classes.container}>{children}</PageTransition>
          </PhoneHeadContext>
        </InsideMain>
      </AppShell.Main>
      <Drawer
        opened={drawer && !wide}
        onClose={() => setDrawer(false)}
        title="Menu"
        {...(isPhone ? { position: 'bottom', size: 'auto', classNames: { content: classes.sheet } } : { size: 300 })}
        closeButtonProps={{ 'aria-label': 'Close menu' }}
      >
        <SideMenu menu={menu} onFollow={() => setDrawer(false)} />
        {isPhone && <AccountFoot {...header} />}
      </Drawer>
      {isPhone && <BottomBar entries={bar} isOpen={drawer} onMore={() => setDrawer(true)} />}
      <LogoutDialog opened={leaving} onClose={() => setLeaving(false)} onLogout={onLogout} />
    </AppShell>
  );
}
