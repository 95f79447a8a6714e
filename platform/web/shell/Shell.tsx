import '../theme/shell.css';
import { ActionIcon, AppShell, Drawer, Tooltip } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { OfflineBar } from '../feedback/OfflineBar.tsx';
import { InsideMain } from '../kit/InsideMain.ts';
import { useMedia, wideQuery } from '../kit/useMedia.ts';
import { DesktopHeader } from './DesktopHeader.tsx';
import headerClasses from './Header.module.css';
import { LogoutDialog } from './LogoutDialog.tsx';
import { MobileHeader } from './MobileHeader.tsx';
import type { MenuEntry } from './menu.ts';
import { PageTransition } from './PageTransition.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { SearchTrigger } from './SearchTrigger.tsx';
import classes from './Shell.module.css';
import type { AccountEntry, ShellUser } from './ShellUser.ts';
import { SideMenu } from './SideMenu.tsx';
import { type SearchHit, type SearchProvider, withLatest } from './search.ts';

const NavigationBar = lazy(() => import('./NavigationBar.tsx'));

export type ShellProps = {
  menu: MenuEntry[];
  user: ShellUser;
  account: AccountEntry[];
  onLogout: () => void | Promise<void>;
  /** A stable array: what the search asks beside the menu. */
  search: SearchProvider[];
  /** Buttons in the header, before the person. */
  tools?: ReactNode;
  /** Announcements above every page: a coming maintenance window, someone else's portal. */
  notices?: ReactNode;
  children: ReactNode;
};

/** Everything around a signed-in page. The sidebar is wide again after each navigation; the drawer closes. */
export function Shell({ menu, user, account, onLogout, search, tools, notices, children }: ShellProps) {
  const wide = useMedia(wideQuery);
  const pathname = useLocation({ select: (location) => location.pathname });
  const [narrow, setNarrow] = useState(false);
  const [drawer, setDrawer] = useState(false);
  const [leaving, setLeaving] = useState(false);
  // Kept as long as the person is signed in, and nowhere but here: it names their clients' cases.
  const [recent, setRecent] = useState<SearchHit[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of route, whatever it changes to
  useEffect(() => {
    setNarrow(false);
    setDrawer(false);
  }, [pathname]);

  const header = { user, account, tools, onLogout: () => setLeaving(true) };
  const onFound = (hit: SearchHit) => setRecent((before) => withLatest(before, hit));
  const searched = { menu, providers: search, recent, onFound };
  return (
    <AppShell
      header={{ height: 60 }}
      navbar={{ width: narrow ? 68 : 248, breakpoint: 1200, collapsed: { mobile: true } }}
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
            opened={drawer}
            onToggle={() => setDrawer(!drawer)}
          />
        )}
      </AppShell.Header>
      {wide && (
        <AppShell.Navbar className={classes.sidebar}>
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
        <OfflineBar />
        {notices && <div className={classes.notices}>{notices}</div>}
        <InsideMain value={true}>
          <PageTransition className={classes.container}>{children}</PageTransition>
        </InsideMain>
      </AppShell.Main>
      <Drawer
        opened={drawer && !wide}
        onClose={() => setDrawer(false)}
        title="Menu"
        size={300}
        closeButtonProps={{ 'aria-label': 'Close menu' }}
      >
        <SideMenu menu={menu} onFollow={() => setDrawer(false)} />
      </Drawer>
      <LogoutDialog opened={leaving} onClose={() => setLeaving(false)} onLogout={onLogout} />
      <RouteAnnouncer />
    </AppShell>
  );
}
