import { IconCalendarPlus } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Instant } from '#platform/web/kit/text/Day.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { Facts } from '#platform/web/record/Facts.tsx';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import { api } from '../api.web.ts';
import { NewSession } from '../sessions/SessionForm.tsx';
import { SessionBadge } from './badges.tsx';
import { ChangeCourse } from './CourseForm.tsx';
import { CourseHead } from './CourseHead.tsx';
import type { Course, SessionLine } from './courses.calls.ts';
import { coursesAddress, sessionAddress } from './courses.words.ts';

export const belowCourses = [{ label: 'Courses', to: coursesAddress }];

/** /agency-desk/courses/{id}: a course and its sessions. */
export function CoursePage() {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  return (
    <RecordPage call={api.course} input={{ params: { id } }} title="Course" crumbs={belowCourses}>
      {(course) => <Whole course={course} />}
    </RecordPage>
  );
}

function Whole({ course }: { course: Course }) {
  const { id } = course;
  const [drawer, setDrawer] = useState<'course' | 'session'>();
  const close = () => setDrawer(undefined);
  return (
    <>
      <CourseHead
        course={course}
        crumbs={belowCourses}
        onEdit={() => setDrawer('course')}
        onAdd={() => setDrawer('session')}
      />
      <Panel title="Course" description={course.summary}>
        <CourseFacts course={course} />
      </Panel>
      <Panel title="Sessions">
        <DataTable
          name="course-sessions"
          label="Sessions"
          columns={columns}
          rows={course.sessions}
          rowId={(session) => session.id}
          to={(session) => sessionAddress(session.id)}
          empty={
            <EmptyState icon={IconCalendarPlus} title="No sessions yet">
              Salespeople register for a session. The people desk adds them.
            </EmptyState>
          }
        />
      </Panel>
      <SideDrawer opened={drawer === 'course'} onClose={close} title="Course">
        <ChangeCourse course={course} onDone={close} />
      </SideDrawer>
      <SideDrawer opened={drawer === 'session'} onClose={close} title="New session">
        <NewSession courseId={id} onDone={close} />
      </SideDrawer>
    </>
  );
}

function CourseFacts({ course }: { course: Course }) {
  const { providerUen, accreditationNo, category } = course;
  return (
    <Facts
      items={[
        { label: 'Topic', value: category },
        { label: 'Accreditation no.', value: accreditationNo },
        { label: 'Provider’s UEN', value: providerUen },
      ]}
    />
  );
}

const columns: Column<SessionLine>[] = [
  {
    id: 'starts',
    header: 'Session',
    card: 'address',
    cell: ({ startsAt, venue }) => (
      <TwoLines strong sub={venue}>
        <Instant at={startsAt} />
      </TwoLines>
    ),
  },
  { id: 'trainer', header: 'Trainer', width: 190, cell: ({ trainer }) => trainer || '–' },
  {
    id: 'places',
    header: 'Registered',
    width: 130,
    align: 'end',
    cell: ({ taken, capacity }) => (capacity === null ? taken : `${taken} of ${capacity}`),
  },
  { id: 'waiting', header: 'Waiting', width: 90, align: 'end', cell: ({ waiting }) => waiting },
  { id: 'attended', header: 'Attended', width: 100, align: 'end', cell: ({ attended }) => attended },
  { id: 'state', header: 'State', width: 200, card: 'state', cell: ({ state }) => <SessionBadge state={state} /> },
];
