import { Menu } from '@mantine/core';
import { IconFileImport, IconMailForward, IconPhoneOff, IconTrash, IconUsersGroup } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { MoreActions } from '#platform/web/kit/dialogs/MoreActions.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';

const TakeResults = lazy(async () => ({ default: (await import('../pdpa/TakeResults.tsx')).TakeResults }));

const pages = [
  { to: '/contact-management/waiting', label: 'Waiting for customers', icon: IconMailForward },
  { to: '/contact-management/import', label: 'Import contacts', icon: IconFileImport },
  { to: '/contact-management/duplicates', label: 'Duplicates', icon: IconUsersGroup },
  { to: '/contact-management/bin', label: 'Bin', icon: IconTrash },
];

/** The pages beside the list, and the results of the Do Not Call register, in one menu: as buttons they push the list down on a phone. */
export function MoreOfContacts() {
  const [isTaking, setTaking] = useState<boolean>();
  return (
    <>
      <MoreActions>
        {pages.map(({ to, label, icon: Icon }) => (
          <Menu.Item key={to} component={RouteLink} to={to} leftSection={<Icon size={17} stroke={1.7} />}>
            {label}
          </Menu.Item>
        ))}
        <Menu.Item leftSection={<IconPhoneOff size={17} stroke={1.7} />} onClick={() => setTaking(true)}>
          Do Not Call results
        </Menu.Item>
      </MoreActions>
      {isTaking !== undefined && (
        <Suspense fallback={null}>
          <TakeResults opened={isTaking} onClose={() => setTaking(false)} />
        </Suspense>
      )}
    </>
  );
}
