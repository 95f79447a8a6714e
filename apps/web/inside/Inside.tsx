import { IconKey, IconUser } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { changesSettings, closePortal, managesPeople, runsAgency } from '#features/agency/web/index.ts';
// By itself, as the door is read by pages that show no banner.
import { PortalBanner } from '#features/agency/web/portal/PortalBanner.tsx';
import { doesCompliance, seesSubmissions, worksAtDesk, writesRules } from '#features/esubmission/web/index.ts';
import { logOut, useMe } from '#features/identity/web/index.ts';
// By itself: the sign-in page carries all that the door of the feature leads to.
import { MaintenanceNotice } from '#features/identity/web/maintenance/MaintenanceNotice.tsx';
import { ToastHost } from '#platform/web/feedback/ToastHost.tsx';
import { Shell } from '#platform/web/shell/Shell.tsx';
import type { AccountEntry } from '#platform/web/shell/ShellUser.ts';
import { menuFor } from './menu.ts';
import { searchSubmissions } from './searchSubmissions.ts';
import { useIdleLoading } from './useIdleLoading.ts';
import { useWaiting } from './useWaiting.ts';

const account: AccountEntry[] = [
  { label: 'Profile', to: '/profile', icon: IconUser },
  { label: 'Change password', to: '/profile/change-password', icon: IconKey },
];

/** The second line under a person's name. */
const lineOf = ({ role, registrationNo }: ReturnType<typeof useMe>) => {
  if (registrationNo) return registrationNo;
  return role === 'admin' ? 'Administrator' : role === 'staff' ? 'Agency staff' : undefined;
};

/** Around every page behind sign-in. */
export function Inside() {
  const me = useMe();
  const router = useRouter();
  const queries = useQueryClient();
  const waiting = useWaiting();
  const isPortal = me.via === 'amsaccess';
  const work = {
    worksAtDesk: worksAtDesk(me),
    doesCompliance: doesCompliance(me),
    writesRules: writesRules(me),
    managesPeople: managesPeople(me),
    changesSettings: changesSettings(me),
    runsAgency: runsAgency(me),
  };
  const menu = menuFor(work, waiting);
  const search = useMemo(() => (seesSubmissions(me) ? [searchSubmissions] : []), [me]);
  const line = lineOf(me);
  useIdleLoading(menu);
  return (
    <>
      <Shell
        menu={menu}
        user={{ name: me.name, ...(line && { line }), ...(me.picture && { avatarUrl: me.picture }) }}
        account={account}
        search={search}
        notices={
          <>
            {isPortal && <PortalBanner />}
            <MaintenanceNotice />
          </>
        }
        onLogout={isPortal ? closePortal : () => logOut({ router, queries })}
      >
        <Outlet />
      </Shell>
      <ToastHost />
    </>
  );
}
