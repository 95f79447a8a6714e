import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { urlOf } from '#platform/web/api/client.ts';
import { useDownload } from '#platform/web/files/saveFile.ts';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { api } from '../api.web.ts';
import classes from '../sessions/SessionPage.module.css';
import type { Attendee } from '../sessions/sessions.calls.ts';

type Props = { attendee: Attendee; keeps: boolean; onRevoke: () => void };

/** The certificate of somebody who attended: its number, its file, and for the desk the way to revoke it. */
export function Certificate({ attendee, keeps, onRevoke }: Props) {
  const { certificateNo, attendanceId, isRevoked, revokedFor } = attendee;
  const { bytes, start } = useDownload(urlOf(api.printCert, { query: { id: attendanceId ?? '' } }));
  if (!certificateNo) return '–';
  if (isRevoked)
    return (
      <TwoLines sub={`${certificateNo}: ${revokedFor}`}>
        <StatusBadge tone="danger">Revoked</StatusBadge>
      </TwoLines>
    );
  if (!keeps) return certificateNo;
  return (
    <div className={classes.certificate}>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        loading={bytes !== undefined}
        leftSection={<IconDownload size={15} stroke={1.7} />}
        onClick={() => void start()}
      >
        {certificateNo}
      </Button>
      <Button size="compact-sm" variant="subtle" color="red" onClick={onRevoke}>
        Revoke
      </Button>
    </div>
  );
}
