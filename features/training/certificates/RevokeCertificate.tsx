import { useChange } from '#platform/web/api/useChange.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { api } from '../api.web.ts';
import type { Attendee } from '../sessions/sessions.calls.ts';

type Props = {
  /** Holder of the certificate. Undefined: the dialog is closed. */
  attendee: Attendee | undefined;
  onClose: () => void;
};

/** Takes a certificate back, with a reason that its holder reads. */
export function RevokeCertificate({ attendee, onClose }: Props) {
  const revoke = useChange(api.revokeCertificate);
  return (
    <ReasonDialog
      opened={attendee !== undefined}
      onClose={onClose}
      onConfirm={(reason) => revoke.mutateAsync({ params: { id: attendee?.attendanceId ?? '' }, body: { reason } })}
      title={`Revoke ${attendee?.certificateNo}?`}
      label="Reason"
      most={300}
      confirm="Revoke certificate"
      danger
    >
      {attendee?.name} loses the hours of this course and is told the reason. /verify shows the certificate as revoked.
      This can’t be undone.
    </ReasonDialog>
  );
}
