import { Button } from '@mantine/core';
import { IconSchool } from '@tabler/icons-react';
import { useState } from 'react';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { api } from '../api.web.ts';
import { components } from '../cpd.words.ts';
import { courseList } from '../lists.web.ts';
import { useTrainingDesk } from '../permissions.web.ts';
import { CourseBadge } from './badges.tsx';
import { NewCourse } from './CourseForm.tsx';
import { courseFields, courseStates, coursesAddress } from './courses.words.ts';

/** /agency-desk/courses: the agency's courses, drafts and archived ones as well. */
export function CoursesPage() {
  const [isWriting, setWriting] = useState(false);
  const { writes } = useTrainingDesk();
  return (
    <>
      <ListPage
        fields={courseFields}
        call={api.courses}
        file={api.coursesSheet}
        search={courseList}
        name="courses"
        title="Courses"
        action={writes && <Button onClick={() => setWriting(true)}>New course</Button>}
        rowId="courseId"
        to={({ courseId }) => `${coursesAddress}/${courseId}`}
        searches="Code, title or provider"
        selects={[
          { name: 'state', label: 'State', options: optionsOf(courseStates), width: 140 },
          { name: 'component', label: 'Component', options: optionsOf(components), width: 230 },
        ]}
        columns={[
          { field: 'title', under: 'code' },
          { field: 'provider', width: 200, hidden: true },
          { field: 'component', width: 220 },
          { field: 'hours', width: 80 },
          { field: 'sessions', width: 100 },
          { field: 'nextAt', width: 180 },
          { field: 'state', card: 'state', width: 130, cell: ({ state }) => <CourseBadge state={state} /> },
        ]}
        empty={
          <EmptyState icon={IconSchool} title="No courses yet">
            Add a course. It is a draft until you publish it.
          </EmptyState>
        }
      />
      <SideDrawer opened={isWriting} onClose={() => setWriting(false)} title="New course">
        <NewCourse />
      </SideDrawer>
    </>
  );
}
