import { SideDrawer } from '#platform/web/kit/SideDrawer.tsx';
import { InviteForm } from './InviteForm.tsx';

type Props = { opened: boolean; onClose: () => void };

/** Someone new: they get a mail with the way to their account. */
export function InviteDrawer({ opened, onClose }: Props) {
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Invite someone" size={520}>
      <InviteForm onDone={onClose} />
    </SideDrawer>
  );
}
