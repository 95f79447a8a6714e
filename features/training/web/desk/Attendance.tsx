import { Button, Group, Stack, Text } from '@mantine/core';
import { IconDownload, IconUsers } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Received } from '#platform/web/api/client.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { sendForm } from '#platform/web/api/send-form.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { dataKey } from '#platform/web/api/useData.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { DropBox } from '#platform/web/files/DropBox.tsx';
import { useDownload } from '#platform/web/files/saveFile.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Instant } from '#platform/web/kit/text/Day.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import type { training } from '../../contract/index.ts';
import type { Attendee, DeskSession } from '../../contract/sessions.ts';
import { isCheckInOpen } from '../../rules/check-in.ts';
import { namesInShort, type Selection, withCheckedIn } from '../../rules/selection.ts';
import { api } from '../api.ts';
import { useTrainingDesk } from '../permissions.ts';
import { AttendeeBadge } from './badges.tsx';
import { CheckInCode } from './CheckInCode.tsx';
import classes from './SessionPage.module.css';
import { useNow } from './useNow.ts';

type Line = Received<typeof training.readAttendance>['lines'][number];

const due = 'Select who attended, or upload a list, then record the attendance.';
const later = 'The attendance is recorded when the session has ended. Whoever checks in is selected then.';
const recorded = 'The attendance is recorded. You can add people who are missing.';

/** The people of a session: who registered, who attended, and the certificates. */
export function Attendance({ session }: { session: DeskSession }) {
  const { id, title, state, people } = session;
  const { keeps } = useTrainingDesk();
  const mayClose = keeps && (state === 'TO_CLOSE' || state === 'COMPLETED');
  const isFinal = state === 'COMPLETED' || state === 'CALLED_OFF';
  const showsCode = isCheckInOpen(session, useNow()) && !isFinal;
  const [lines, setLines] = useState<Line[]>([]);
  const checkedIn = people.filter((each) => each.state === 'CHECKED_IN');
  const [selection, setSelection] = useState<Selection>({ chosen: [], seen: [] });
  // Whoever checked in since the page was opened is selected, too.
  const current = withCheckedIn(
    selection,
    checkedIn.map(({ personId }) => personId),
  );
  if (current !== selection) setSelection(current);
  const { chosen } = current;
  const setChosen = (ids: string[]) => setSelection({ ...current, chosen: ids });
  const leftOut = checkedIn.filter(({ personId }) => !chosen.includes(personId));
  const [isClosing, setClosing] = useState(false);
  const [revoking, setRevoking] = useState<Attendee>();
  const revoke = useChange(api.revokeCertificate);
  const close = useChange(api.closeAttendance, {
    says: ({ certificates }) => (certificates === 1 ? '1 certificate issued.' : `${certificates} certificates issued.`),
  });
  const queries = useQueryClient();
  const recordChosen = async () => {
    const body = { attended: chosen, leftOut: leftOut.map(({ personId }) => personId) };
    // What was refused may be due to somebody who is not on this page yet.
    const read = () => queries.invalidateQueries({ queryKey: dataKey(api.session) });
    await close.mutateAsync({ params: { id }, body }).catch(read);
  };

  // Whoever is in the file and has no place comes into the table, too.
  const rows = [...people, ...walkIns(lines, people)];
  const readFile = async (file: File) => {
    const found = await sendForm(api.readAttendance, { params: { id }, body: {} }, file).catch((error: Error) => {
      toastResult(error.message, 'danger');
    });
    if (!found) return;
    setLines(found.lines);
    const named = found.lines.flatMap(({ personId }) => (personId ? [personId] : []));
    const attended = new Set(people.filter((each) => each.state === 'ATTENDED').map(({ personId }) => personId));
    setChosen(named.filter((personId) => !attended.has(personId)));
  };

  return (
    <Panel
      title="People"
      description={mayClose ? (state === 'COMPLETED' ? recorded : due) : keeps && showsCode && later}
      action={
        keeps && (
          <Group gap="sm">
            {state !== 'CALLED_OFF' && (
              <DownloadButton address={urlOf(api.attendanceList, { params: { id } })}>Attendance list</DownloadButton>
            )}
            {showsCode && <CheckInCode sessionId={id} />}
          </Group>
        )
      }
    >
      {mayClose && (
        <div className={classes.file}>
          <DropBox
            slim
            label="Attendance list"
            words="Drop a CSV list here, or choose one"
            accept={{ 'text/csv': ['.csv'] }}
            multiple={false}
            maxSize={1_000_000}
            onFiles={([file]) => file && void readFile(file)}
            onRefuse={({ name }, reason) => toastResult(`${name}: ${reason}`, 'danger')}
          />
          {lines.length > 0 && <FoundInFile lines={lines} />}
        </div>
      )}
      <DataTable
        name="session-people"
        label="People"
        columns={columns((attendee) => (keeps ? setRevoking(attendee) : undefined), keeps)}
        rows={rows}
        rowId={({ personId }) => personId}
        {...(mayClose && {
          selection: {
            ids: chosen,
            onChange: setChosen,
            rowLabel: ({ name }: Attendee) => name,
            isFor: (attendee: Attendee) => attendee.state !== 'ATTENDED',
            actions: (
              <Button size="xs" onClick={() => setClosing(true)}>
                Record attendance
              </Button>
            ),
          },
          actions: state === 'TO_CLOSE' && chosen.length === 0 && (
            <Button variant="default" size="xs" onClick={() => setClosing(true)}>
              Nobody attended
            </Button>
          ),
        })}
        empty={
          <EmptyState icon={IconUsers} title="Nobody has registered yet">
            Whoever registers is shown here.
          </EmptyState>
        }
      />
      <ConfirmDialog
        opened={isClosing}
        onClose={() => setClosing(false)}
        onConfirm={recordChosen}
        title={recordTitle(chosen.length)}
        confirm="Record attendance"
      >
        <Stack gap="sm">
          <Text c="dimmed">
            {state === 'COMPLETED'
              ? `They attended ${title} and get a certificate each.`
              : chosen.length === 0
                ? `Everybody who had a place in ${title} is marked as not attended. You can add people later.`
                : `They attended ${title} and get a certificate each. Everybody else who had a place is marked as not attended. You can add people later.`}
          </Text>
          {leftOut.length > 0 && (
            <Notice tone="warning" title="Checked in and not selected">
              {namesInShort(leftOut.map(({ name }) => name))}. They are marked as not attended.
            </Notice>
          )}
        </Stack>
      </ConfirmDialog>
      <ReasonDialog
        opened={revoking !== undefined}
        onClose={() => setRevoking(undefined)}
        onConfirm={(reason) => revoke.mutateAsync({ params: { id: revoking?.attendanceId ?? '' }, body: { reason } })}
        title={`Revoke ${revoking?.certificateNo}?`}
        label="Reason"
        most={300}
        confirm="Revoke certificate"
        danger
      >
        {revoking?.name} loses the hours of this course and is told the reason. /verify shows the certificate as
        revoked. This can’t be undone.
      </ReasonDialog>
    </Panel>
  );
}

const recordTitle = (count: number): string => {
  if (count === 0) return 'Record that nobody attended?';
  return count === 1 ? 'Record 1 attendance?' : `Record ${count} attendances?`;
};

const walkIns = (lines: Line[], people: Attendee[]): Attendee[] =>
  lines.flatMap(({ personId, name, registrationNo }) =>
    personId && !people.some((each) => each.personId === personId)
      ? [
          {
            personId,
            name,
            registrationNo,
            state: 'REGISTERED' as const,
            takenAt: null,
            attendanceId: null,
            certificateNo: '',
            isRevoked: false,
            revokedFor: '',
          },
        ]
      : [],
  );

/** What was found in a file, before anything is recorded. */
function FoundInFile({ lines }: { lines: Line[] }) {
  const found = lines.filter(({ personId }) => personId).length;
  // Whoever did not attend comes last: nothing has to be done about them.
  const remarks = lines.filter(({ remark }) => remark).toSorted((a, b) => Number(b.isMarked) - Number(a.isMarked));
  return (
    <Notice
      tone={remarks.length > 0 ? 'warning' : 'success'}
      title={`${found} of ${lines.length} lines name somebody who attended. Nothing is recorded yet.`}
      live
    >
      {remarks.length > 0 && (
        <ul className={classes.remarks}>
          {remarks.slice(0, 20).map(({ line, registrationNo, name, remark }) => (
            <li key={line}>
              Line {line}, {[registrationNo, name].filter(Boolean).join(' ')}: {remark}
            </li>
          ))}
          {remarks.length > 20 && <li>and {remarks.length - 20} more</li>}
        </ul>
      )}
    </Notice>
  );
}

const columns = (onRevoke: (attendee: Attendee) => void, keeps: boolean): Column<Attendee>[] => [
  {
    id: 'name',
    header: 'Name',
    card: 'lead',
    cell: ({ name, registrationNo }) => (
      <TwoLines strong sub={registrationNo}>
        {name}
      </TwoLines>
    ),
  },
  {
    id: 'taken',
    header: 'Registered',
    width: 180,
    cell: ({ takenAt }) => (takenAt ? <Instant at={takenAt} /> : 'Without a place'),
  },
  { id: 'state', header: 'State', width: 170, card: 'corner', cell: ({ state }) => <AttendeeBadge state={state} /> },
  {
    id: 'certificate',
    header: 'Certificate',
    width: 320,
    cell: (attendee) => <Certificate attendee={attendee} keeps={keeps} onRevoke={() => onRevoke(attendee)} />,
  },
];

type CertificateProps = { attendee: Attendee; keeps: boolean; onRevoke: () => void };

function Certificate({ attendee, keeps, onRevoke }: CertificateProps) {
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
    <Group gap={6} wrap="nowrap">
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
    </Group>
  );
}
