import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';

type Props = { opened: boolean; onClose: () => void; onLogout: () => void | Promise<void> };

/** The specification's words, letter for letter. */
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
