import { Button } from '@mantine/core';
import { IconDeviceTablet } from '@tabler/icons-react';
import { useChange } from '#platform/web/api/useChange.ts';
import { api } from '../api.web.ts';

/** A page that the browser kept, as it was before it was left, is loaded anew: it shows nothing of a locked session. */
const forgetOnReturn = () =>
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());

/** Locks the session, and opens a customer’s link on this device. */
export function HandOver({ url }: { url: string }) {
  const lock = useChange(api.lockSession, { silent: 'success', refreshes: false });
  const handOver = () =>
    void lock.mutateAsync({ body: {} }).then(
      () => {
        forgetOnReturn();
        window.location.assign(url);
      },
      () => undefined,
    );
  return (
    <Button
      variant="default"
      leftSection={<IconDeviceTablet size={17} stroke={1.7} />}
      loading={lock.isPending}
      onClick={handOver}
    >
      Hand over this device
    </Button>
  );
}
