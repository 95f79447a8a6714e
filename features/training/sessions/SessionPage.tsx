import { Button } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { formatInstant, timeOf } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { KeyValues } from '#platform/web/kit/text/KeyValues.tsx';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import { api } from '../api.web.ts';
import { Attendance, type NotCounted } from '../attendance/Attendance.tsx';
import { SessionBadge } from '../courses/badges.tsx';
import { belowCourses } from '../courses/CoursePage.tsx';
import { coursesAddress } from '../courses/courses.words.ts';
import { components, writeHours } from '../cpd.words.ts';
import { useTrainingDesk } from '../permissions.web.ts';
import { ChangeSession } from './SessionForm.tsx';
import classes from './SessionPage.module.css';
import type { DeskSession } from './sessions.calls.ts';

/** /agency-desk/courses/sessions/{id}: a session, its people and its attendance. */
export function SessionPage() {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  return (
    <RecordPage call={api.session} input={{ params: { id } }} title="Session" crumbs={belowCourses}>
      {(session) => <Whole session={session} />}
    </RecordPage>
  );
}

function Whole({ session }: { session: DeskSession }) {
  const { id, courseId, code, title, startsAt, endsAt, venue, trainer, capacity, taken, waiting, state } = session;
  const [isEditing, setEditing] = useState(false);
  const [isCallingOff, setCallingOff] = useState(false);
  // The part of the people begins anew once the attendance is recorded, and shows then whose hours did not count.
  const [notCounted, setNotCounted] = useState<NotCounted>([]);
  const callOff = useChange(api.callOffSession);
  const { keeps } = useTrainingDesk();
  const isOver = state === 'COMPLETED' || state === 'CALLED_OFF';
  return (
    <>
      <PageHeader
        title={title}
        tab={`Session: ${title}`}
        crumbs={[...belowCourses, { label: title, to: `${coursesAddress}/${courseId}` }, { label: 'Session' }]}
        meta={
          <>
            <SessionBadge state={state} />
            <span>{formatInstant(startsAt)}</span>
            <span>{venue}</span>
          </>
        }
        action={
          keeps &&
          !isOver && (
            <>
              <Button variant="default" onClick={() => setCallingOff(true)}>
                Call off
              </Button>
              <Button variant="default" onClick={() => setEditing(true)}>
                Edit
              </Button>
            </>
          )
        }
      />
      {state === 'CALLED_OFF' && (
        <div className={classes.notice}>
          <Notice tone="danger" title="Called off">
            {session.calledOffReason}
          </Notice>
        </div>
      )}
      <Panel title="Session">
        <KeyValues
          items={[
            { label: 'Course', value: `${code} · ${title}`, wide: true },
            { label: 'Time', value: `${formatInstant(startsAt)} to ${timeOf(endsAt)}` },
            { label: 'Place', value: venue },
            { label: 'Trainer', value: trainer },
            { label: 'Counts as', value: `${writeHours(session.hours)} h · ${components[session.component]}` },
            { label: 'Registered', value: capacity === null ? String(taken) : `${taken} of ${capacity} places` },
            { label: 'Waiting', value: String(waiting) },
          ]}
        />
      </Panel>
      <Attendance
        key={`${state}${session.attended}`}
        session={session}
        notCounted={notCounted}
        onRecorded={setNotCounted}
      />
      <SideDrawer opened={isEditing} onClose={() => setEditing(false)} title="Session">
        <ChangeSession session={session} onDone={() => setEditing(false)} />
      </SideDrawer>
      <ReasonDialog
        opened={isCallingOff}
        onClose={() => setCallingOff(false)}
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
