import { Box } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import { api } from '../api.web.ts';
import { Attendance, type NotCounted } from '../attendance/Attendance.tsx';
import { isCheckInOpen } from '../attendance/check-in.rules.ts';
import { useNow } from '../attendance/useNow.web.ts';
import { belowCourses } from '../courses/CoursePage.tsx';
import { ChangeSession } from './SessionForm.tsx';
import { SessionHead } from './SessionHead.tsx';
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
  const { state } = session;
  const [isEditing, setEditing] = useState(false);
  // The part of the people begins anew once the attendance is recorded, and shows then whose hours did not count.
  const [notCounted, setNotCounted] = useState<NotCounted>([]);
  const isOver = state === 'COMPLETED' || state === 'CALLED_OFF';
  const isCheckIn = isCheckInOpen(session, useNow()) && !isOver;
  return (
    <>
      <SessionHead
        session={session}
        isOver={isOver}
        isCheckIn={isCheckIn}
        crumbs={belowCourses}
        onEdit={() => setEditing(true)}
      />
      {state === 'CALLED_OFF' && (
        <Box mb={20}>
          <Notice tone="danger" title="Called off">
            {session.calledOffReason}
          </Notice>
        </Box>
      )}
      <Attendance
        key={`${state}${session.attended}`}
        session={session}
        isCheckIn={isCheckIn}
        notCounted={notCounted}
        onRecorded={setNotCounted}
      />
      <SideDrawer opened={isEditing} onClose={() => setEditing(false)} title="Session">
        <ChangeSession session={session} onDone={() => setEditing(false)} />
      </SideDrawer>
    </>
  );
}
