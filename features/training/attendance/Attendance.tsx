import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Received } from '#platform/web/api/client.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { dataKey } from '#platform/web/api/useData.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { api } from '../api.web.ts';
import { RevokeCertificate } from '../certificates/RevokeCertificate.tsx';
import { useTrainingDesk } from '../permissions.web.ts';
import type { training } from '../room.calls.ts';
import classes from '../sessions/SessionPage.module.css';
import type { Attendee, DeskSession } from '../sessions/sessions.calls.ts';
import { AttendanceFile } from './AttendanceFile.tsx';
import { attendeeColumns } from './attendeeColumns.tsx';
import { RecordAttendance } from './RecordAttendance.tsx';
import { type Selection, withCheckedIn } from './selection.rules.ts';
import { type ListLine, walkIns } from './walkIns.web.ts';

export type NotCounted = Received<typeof training.closeAttendance>['notCounted'];

const due = 'Select who attended, or upload a list, then record the attendance.';
const later = 'The attendance is recorded when the session has ended. Whoever checks in is selected then.';
const recorded = 'The attendance is recorded. You can add people who are missing.';

type Props = {
  session: DeskSession;
  /** Whether people check in now. */
  isCheckIn: boolean;
  /** People whose hours did not count in the last recording of attendance. */
  notCounted: NotCounted;
  onRecorded: (notCounted: NotCounted) => void;
};

/** The people of a session: registrations, attendance and certificates. */
export function Attendance({ session, isCheckIn, notCounted, onRecorded }: Props) {
  const { id, state, people } = session;
  const { keeps } = useTrainingDesk();
  const mayClose = keeps && (state === 'TO_CLOSE' || state === 'COMPLETED');
  const [lines, setLines] = useState<ListLine[]>([]);
  const checkedIn = people.filter((each) => each.state === 'CHECKED_IN');
  const [selection, setSelection] = useState<Selection>({ chosen: [], seen: [] });
  // People who checked in since the page was opened are selected, too.
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
  const close = useChange(api.closeAttendance, {
    says: ({ certificates }) => (certificates === 1 ? '1 certificate issued.' : `${certificates} certificates issued.`),
  });
  const queries = useQueryClient();
  const recordChosen = async () => {
    const body = { attended: chosen, leftOut: leftOut.map(({ personId }) => personId) };
    // A refusal may be due to somebody who is not on this page yet.
    const read = () => queries.invalidateQueries({ queryKey: dataKey(api.session) });
    const closed = await close.mutateAsync({ params: { id }, body }).catch(read);
    onRecorded(closed?.notCounted ?? []);
  };

  // People in the file without a place are added to the table.
  const rows = [...people, ...walkIns(lines, people)];
  const select = (linesRead: ListLine[]) => {
    setLines(linesRead);
    const named = linesRead.flatMap(({ personId }) => (personId ? [personId] : []));
    const attended = new Set(people.filter((each) => each.state === 'ATTENDED').map(({ personId }) => personId));
    setChosen(named.filter((personId) => !attended.has(personId)));
  };

  return (
    <Panel
      title="People"
      description={mayClose ? (state === 'COMPLETED' ? recorded : due) : keeps && isCheckIn && later}
    >
      {mayClose && <AttendanceFile sessionId={id} lines={lines} onLines={select} />}
      {notCounted.length > 0 && (
        <Notice tone="warning" title="Recorded without the hours of these people" live>
          <ul className={classes.remarks}>
            {notCounted.map(({ personId, name, why }) => (
              <li key={personId}>
                {name}: {why}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <DataTable
        name="session-people"
        label="People"
        columns={attendeeColumns((attendee) => (keeps ? setRevoking(attendee) : undefined), keeps)}
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
      <RecordAttendance
        session={session}
        count={chosen.length}
        leftOut={leftOut}
        opened={isClosing}
        onClose={() => setClosing(false)}
        onConfirm={recordChosen}
      />
      <RevokeCertificate attendee={revoking} onClose={() => setRevoking(undefined)} />
    </Panel>
  );
}
