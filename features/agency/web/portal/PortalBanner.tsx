import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { formatInstant } from '#platform/contract/days.ts';
import { useData } from '#platform/web/api/useData.ts';
import { Notice } from '#platform/web/kit/Notice.tsx';
import { api } from '../api.ts';
import { closePortal } from './closePortal.ts';

/** While staff look through someone's portal: whose it is, who looks, why, until when, and the way out. */
export function PortalBanner() {
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
      title={
        data ? `${data.name}’s portal, read-only until ${formatInstant(data.until).slice(-5)}` : 'A portal, read-only'
      }
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
