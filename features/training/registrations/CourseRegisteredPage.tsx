import { Button, Stack } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { dayOf, formatInstant, timeOf } from '#platform/contract/days.ts';
import { useData } from '#platform/web/api/useData.ts';
import { SegmentedControl } from '#platform/web/form/inputs.tsx';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Timeline } from '#platform/web/kit/status/Timeline.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Instant } from '#platform/web/kit/text/Day.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { Facts } from '#platform/web/record/Facts.tsx';
import { Loaded } from '#platform/web/record/Loaded.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import { api } from '../api.web.ts';
import { RegistrationBadge } from '../badges.tsx';
import { ComingCourses } from './ComingCourses.tsx';
import classes from './CourseRegisteredPage.module.css';
import type { RegistrationLog } from './registrations.calls.ts';
import { logWords, registrationKinds } from './registrations.words.ts';

/** /training/course-registered: courses and events that I registered for, and the courses to come. */
export function CourseRegisteredPage() {
  const { show } = useSearch({ strict: false }) as { show?: 'coming' };
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title="Courses and events registered" />
      <div className={classes.which}>
        <SegmentedControl
          aria-label="What is shown"
          data={[
            { value: 'mine', label: 'My registrations' },
            { value: 'coming', label: 'Upcoming courses' },
          ]}
          value={show ?? 'mine'}
          onChange={(next) => void navigate({ to: '.', search: (next === 'coming' ? { show: next } : {}) as never })}
        />
      </div>
      {show === 'coming' ? <ComingCourses /> : <MyRegistrations />}
    </>
  );
}

function MyRegistrations() {
  const query = useData(api.registrationLogs, { query: { pageSize: 500 } });
  const [opened, setOpened] = useState<RegistrationLog>();
  return (
    <>
      <Loaded of={query}>
        {({ rows }) => (
          <DataTable
            name="cpd-registered"
            label="Registrations"
            columns={columns}
            rows={rows}
            rowId={({ id }) => id}
            onOpen={setOpened}
            empty={
              <EmptyState
                icon={IconCalendarEvent}
                title="No registrations yet"
                action={
                  <Button component={RouteLink} to="/training/course-registered?show=coming">
                    Find a course
                  </Button>
                }
              >
                Courses and events that you register for are shown here.
              </EmptyState>
            }
          />
        )}
      </Loaded>
      <SideDrawer opened={opened !== undefined} onClose={() => setOpened(undefined)} title="Registration">
        {opened && <Registration registration={opened} />}
      </SideDrawer>
    </>
  );
}

const columns: Column<RegistrationLog>[] = [
  {
    id: 'title',
    header: 'Course or event',
    card: 'address',
    cell: ({ title, kind }) => (
      <TwoLines strong sub={registrationKinds[kind]}>
        {title}
      </TwoLines>
    ),
  },
  { id: 'starts', header: 'Starts', width: 190, cell: ({ startsAt }) => <Instant at={startsAt} /> },
  { id: 'place', header: 'Place', width: 260, cell: ({ place }) => place },
  {
    id: 'state',
    header: 'State',
    width: 170,
    card: 'state',
    cell: ({ state }) => <RegistrationBadge state={state} />,
  },
];

/** `12 Dec 2026, 14:00 to 18:00`. */
const whenWords = (startsAt: string, endsAt: string): string =>
  `${formatInstant(startsAt)} to ${dayOf(startsAt) === dayOf(endsAt) ? timeOf(endsAt) : formatInstant(endsAt)}`;

function Registration({ registration }: { registration: RegistrationLog }) {
  const { title, kind, place, startsAt, endsAt, state, reason, log } = registration;
  return (
    <Stack gap="lg">
      <RecordHead
        title={title}
        number={registrationKinds[kind]}
        state={<RegistrationBadge state={state} />}
        line={[whenWords(startsAt, endsAt), place]}
      />
      <Facts items={[{ label: 'Reason', value: reason, wide: true }]} />
      <Timeline
        label="What happened"
        entries={log.toReversed().map(({ at, what }) => ({ id: `${at}${what}`, title: logWords[what], at }))}
      />
    </Stack>
  );
}
