import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog.tsx';

type Props = { opened: boolean; onClose: () => void; onLogout: () => void | Promise<void> };

/** Asks before logging out. */
export function LogoutDialog({ opened, onClose, onLogout }: Props) {
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={onLogout}
      title="Are you sure to logout?"
      confirm="Yes"
      cancel="No"
    />
  );
}
