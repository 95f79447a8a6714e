import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { ConfirmButton } from '#platform/web/kit/dialogs/ConfirmButton.tsx';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Instant } from '#platform/web/kit/text/Day.tsx';
import { KeyValues } from '#platform/web/kit/text/KeyValues.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import { api } from '../api.web.ts';
import { components, modes, writeHours } from '../cpd.words.ts';
import { useTrainingDesk } from '../permissions.web.ts';
import { NewSession } from '../sessions/SessionForm.tsx';
import { CourseBadge, SessionBadge } from './badges.tsx';
import { ChangeCourse } from './CourseForm.tsx';
import type { Course, SessionLine } from './courses.calls.ts';
import { coursesAddress, sessionAddress } from './courses.words.ts';

export const belowCourses = [{ label: 'Agency Desk' }, { label: 'Courses', to: coursesAddress }];

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
  const { id, code, title, summary, provider, providerUen, accreditationNo, component, category, hours, mode } = course;
  const [drawer, setDrawer] = useState<'course' | 'session'>();
  const { writes, keeps } = useTrainingDesk();
  const close = () => setDrawer(undefined);
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[...belowCourses, { label: title }]}
        meta={
          <>
            <CourseBadge state={course.state} />
            <span>{code}</span>
          </>
        }
        action={writes && <Moves course={course} onEdit={() => setDrawer('course')} />}
      />
      <Panel title="Course">
        <KeyValues
          items={[
            { label: 'Component', value: components[component] },
            { label: 'Hours', value: writeHours(hours) },
            { label: 'Mode', value: modes[mode] },
            { label: 'Topic', value: category },
            { label: 'Provider', value: [provider, providerUen && `UEN ${providerUen}`].filter(Boolean).join(', ') },
            { label: 'Accreditation no.', value: accreditationNo },
            ...(summary ? [{ label: 'Summary', value: summary, wide: true }] : []),
          ]}
        />
      </Panel>
      <Panel
        title="Sessions"
        action={
          keeps &&
          course.state !== 'ARCHIVED' && (
            <Button
              variant="default"
              leftSection={<IconCalendarPlus size={17} stroke={1.7} />}
              onClick={() => setDrawer('session')}
            >
              Add session
            </Button>
          )
        }
      >
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

function Moves({ course: { id, state }, onEdit }: { course: Course; onEdit: () => void }) {
  const move = useChange(api.moveCourse, {
    says: (_, { body }) => (body.state === 'PUBLISHED' ? 'Course published.' : 'Course archived.'),
  });
  const to = (next: 'PUBLISHED' | 'ARCHIVED') => move.mutateAsync({ params: { id }, body: { state: next } });
  return (
    <>
      <Button variant="default" onClick={onEdit}>
        Edit
      </Button>
      {state === 'PUBLISHED' ? (
        <ConfirmButton label="Archive" title="Archive the course?" onConfirm={() => to('ARCHIVED')}>
          Nobody can register for its sessions any more. Attendance and certificates stay as they are.
        </ConfirmButton>
      ) : (
        <Button loading={move.isPending} onClick={() => void to('PUBLISHED').catch(() => undefined)}>
          Publish
        </Button>
      )}
    </>
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
