import { IconListCheck, IconPencil, IconQrcode } from '@tabler/icons-react';
import { useState } from 'react';
import { formatInstant, timeOf } from '#platform/contract/days.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import type { Crumb } from '#platform/web/kit/page/Crumbs.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import { api } from '../api.web.ts';
import { CheckInCode } from '../attendance/CheckInCode.tsx';
import { SessionBadge } from '../courses/badges.tsx';
import { coursesAddress } from '../courses/courses.words.ts';
import { components, writeHours } from '../cpd.words.ts';
import { useTrainingDesk } from '../permissions.web.ts';
import type { DeskSession } from './sessions.calls.ts';

type Props = {
  session: DeskSession;
  isOver: boolean;
  /** Whether people check in now. */
  isCheckIn: boolean;
  crumbs: Crumb[];
  onEdit: () => void;
};

/** The head of a session: when and where it is, how many come, and the code to check in while that is open. */
export function SessionHead({ session, isOver, isCheckIn, crumbs, onEdit }: Props) {
  const { id, courseId, code, title, startsAt, endsAt, venue, trainer, state } = session;
  const { keeps } = useTrainingDesk();
  const [asking, setAsking] = useState<'code' | 'off'>();
  const callOff = useChange(api.callOffSession);
  const close = () => setAsking(undefined);
  return (
    <>
      <RecordHead
        title={`${formatInstant(startsAt)} to ${timeOf(endsAt)}`}
        tab={`Session: ${title}`}
        crumbs={[...crumbs, { label: title, to: `${coursesAddress}/${courseId}` }]}
        number={code}
        state={<SessionBadge state={state} />}
        line={[
          venue,
          trainer,
          `${writeHours(session.hours)} h · ${components[session.component]}`,
          placesWords(session),
        ]}
        {...(keeps && {
          primary: isCheckIn
            ? { label: 'Show check-in code', icon: IconQrcode, onClick: () => setAsking('code') }
            : undefined,
          second: isOver ? undefined : { label: 'Edit', icon: IconPencil, onClick: onEdit },
          more: [
            state !== 'CALLED_OFF' && {
              kind: 'paper',
              label: 'Attendance list',
              icon: IconListCheck,
              file: urlOf(api.attendanceList, { params: { id } }),
            },
            !isOver && { kind: 'danger', label: 'Call off', onClick: () => setAsking('off') },
          ],
        })}
      />
      <CheckInCode sessionId={id} opened={asking === 'code'} onClose={close} />
      <ReasonDialog
        opened={asking === 'off'}
        onClose={close}
        onConfirm={(reason) => callOff.mutateAsync({ params: { id }, body: { reason } })}
        title="Call off the session?"
        label="Reason"
        most={300}
        confirm="Call off"
        cancel="Keep"
        danger
      >
        Everybody who registered is notified with this reason.
      </ReasonDialog>
    </>
  );
}

const placesWords = ({ taken, capacity, waiting }: DeskSession): string =>
  [
    capacity === null ? `${taken} registered` : `${taken} of ${capacity} registered`,
    waiting > 0 && `${waiting} waiting`,
  ]
    .filter(Boolean)
    .join(', ');
