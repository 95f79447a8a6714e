import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { useMe } from '#features/identity/index.web.ts';
import { timeOf } from '#platform/contract/days.ts';
import { useData } from '#platform/web/api/useData.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { api } from '../api.web.ts';
import { closePortal } from './closePortal.web.ts';

/** Shows the banner in sessions that look into a portal. */
export function PortalNotice() {
  return useMe().via === 'amsaccess' && <PortalBanner />;
}

/** The owner of the portal, who looks, the reason, the end time, and a button to end it. */
function PortalBanner() {
  const { data } = useData(api.portal, {});
  const [closing, setClosing] = useState(false);
  const close = () => {
    setClosing(true);
    void closePortal();
  };
  return (
    <Notice
      tone="accent"
      icon={IconEye}
      title={data ? `${data.name}’s portal, read-only until ${timeOf(data.until)}` : 'A portal, read-only'}
      action={
        <Button size="sm" variant="default" loading={closing} onClick={close}>
          End
        </Button>
      }
    >
      {data &&
        `${data.staff} looks at it: ${data.reason.replace(/\.$/, '')}. Each page is on the record, and nothing can be changed.`}
    </Notice>
  );
}
