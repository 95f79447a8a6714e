import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { closePortal } from '#features/agency/index.web.ts';
import { ConfirmHost, logOut, useMe } from '#features/identity/index.web.ts';
import { ToastHost } from '#platform/web/feedback/ToastHost.tsx';
import { TabGroupsContext } from '#platform/web/kit/page/PageTabs.tsx';
import { OffersProvider } from '#platform/web/shell/ports.ts';
import { shownTo } from '#platform/web/shell/reader.ts';
import { Shell } from '#platform/web/shell/Shell.tsx';
import { webRooms } from './rooms.ts';
import { tabGroupsFor } from './tabGroups.ts';
import { useIdleLoading } from './useIdleLoading.ts';
import { actionsFor, barFor, useMenu } from './useMenu.ts';

const account = webRooms.flatMap((room) => room.account ?? []);
// From the lowest room up, as work goes: the submission, its deal, the invoice, the payout.
const sources = webRooms
  .toReversed()
  .flatMap((room) => room.search ?? [])
  .toSorted((one, other) => Number(one.isPublished ?? false) - Number(other.isPublished ?? false));
const offers = webRooms.flatMap((room) => room.offers ?? []);
const tools = webRooms.flatMap((room) => room.tools ?? []);
const notices = webRooms.flatMap((room) => room.notices ?? []);

/** The second line under a person's name. */
const lineOf = ({ role, registrationNo }: ReturnType<typeof useMe>) => {
  if (registrationNo) return registrationNo;
  return role === 'admin' ? 'Administrator' : role === 'staff' ? 'Agency staff' : undefined;
};

/** The layout of every page behind sign-in. */
export function Inside() {
  const me = useMe();
  const router = useRouter();
  const queries = useQueryClient();
  const menu = useMenu(me);
  const tabs = useMemo(() => tabGroupsFor(me), [me]);
  const doable = useMemo(() => actionsFor(me), [me]);
  const search = useMemo(() => shownTo(me, sources), [me]);
  const line = lineOf(me);
  useIdleLoading(menu);
  return (
    <OffersProvider value={offers}>
      <Shell
        menu={menu}
        bar={barFor(me, menu)}
        doable={doable}
        user={{ name: me.name, ...(line && { line }), ...(me.picture && { avatarUrl: me.picture }) }}
        account={account}
        search={search}
        tools={tools.map((Tool) => <Tool key={Tool.displayName} />)}
        notices={notices.map(({ id, notice: Notice }) => <Notice key={id} />)}
        onLogout={me.via === 'amsaccess' ? closePortal : () => logOut({ router, queries })}
      >
        <TabGroupsContext value={tabs}>
          <Outlet />
        </TabGroupsContext>
      </Shell>
      <ConfirmHost />
      <ToastHost />
    </OffersProvider>
  );
}
