import { Drawer } from '@mantine/core';
import { InviteForm } from './InviteForm.tsx';

type Props = { opened: boolean; onClose: () => void };

/** Someone new: they get a mail with the way to their account. */
export function InviteDrawer({ opened, onClose }: Props) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={520}
      title="Invite someone"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {opened && <InviteForm onDone={onClose} />}
    </Drawer>
  );
}
