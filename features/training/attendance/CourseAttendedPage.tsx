import { ActionIcon, Button, Stack, Tooltip } from '@mantine/core';
import { IconCertificate, IconSchool } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { type Day as DayText, formatDay } from '#platform/contract/days.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { useDownload } from '#platform/web/files/saveFile.ts';
import { Select } from '#platform/web/form/inputs.tsx';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { Facts } from '#platform/web/record/Facts.tsx';
import { Loaded } from '#platform/web/record/Loaded.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import { api } from '../api.web.ts';
import { ApprovalBadge } from '../badges.tsx';
import { attendanceSources, components, modes, writeHours } from '../cpd.words.ts';
import { CycleProgress } from '../cycles/CycleProgress.tsx';
import { DeclaredPart } from '../declarations/DeclaredPart.tsx';
import { DeclareForm } from '../declarations/DeclareForm.tsx';
import type { CourseAttended, CoursesAttended } from './attended.calls.ts';
import classes from './CourseAttendedPage.module.css';

/** /training/course-attended: the courses I attended in a cycle, and hours still missing. */
export function CourseAttendedPage() {
  const { cycle } = useSearch({ strict: false }) as { cycle?: DayText };
  const query = useData(api.courseAttended, { query: { cycle } }, { keepPrevious: true });
  const [isDeclaring, setDeclaring] = useState(false);
  const close = () => setDeclaring(false);
  return (
    <>
      <PageHeader
        title="CPD courses attended"
        action={
          <>
            <CycleSelect attended={query.data} />
            <Button component={RouteLink} variant="default" to="/training/course-registered?show=coming">
              Find a course
            </Button>
            {query.data?.cycle && <Button onClick={() => setDeclaring(true)}>Declare hours</Button>}
          </>
        }
      />
      <Loaded of={query}>{(data) => <Courses data={data} />}</Loaded>
      <SideDrawer opened={isDeclaring} onClose={close} title="Declare hours">
        <DeclareForm onDone={close} />
      </SideDrawer>
    </>
  );
}

function CycleSelect({ attended }: { attended: CoursesAttended | undefined }) {
  const navigate = useNavigate();
  if (!attended?.cycle || attended.cycles.length < 2) return null;
  return (
    <Select
      aria-label="Cycle"
      w={230}
      data={attended.cycles.map(({ cycle, label }) => ({ value: cycle, label: `Cycle ${label}` }))}
      value={attended.cycle.cycle}
      onChange={(cycle) => void navigate({ to: '.', search: { cycle } as never })}
    />
  );
}

function Courses({ data: { cycle, rows } }: { data: CoursesAttended }) {
  const [openedId, setOpened] = useState<string>();
  const opened = rows.find(({ id }) => id === openedId);
  const close = () => setOpened(undefined);
  if (!cycle)
    return (
      <Panel>
        <EmptyState icon={IconSchool} title="No CPD requirement">
          Continuing professional development is required of salespeople. Your account is not one of a salesperson.
        </EmptyState>
      </Panel>
    );
  return (
    <>
      <CycleProgress cycle={cycle} />
      <div className={classes.table}>
        <DataTable
          name="cpd-attended"
          label="Courses attended"
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          onOpen={({ id }) => setOpened(id)}
          empty={
            <EmptyState icon={IconSchool} title={`No courses in ${cycle.label}`}>
              Courses that you attended in this cycle are shown here once your attendance is recorded.
            </EmptyState>
          }
        />
      </div>
      <SideDrawer opened={opened !== undefined} onClose={close} title="Course attended">
        {opened && <OneCourse row={opened} onDone={close} />}
      </SideDrawer>
    </>
  );
}

function OneCourse({ row, onDone }: { row: CourseAttended; onDone: () => void }) {
  const { code, title, provider, component, category, hours, mode, source, approval, reason, certificateNo } = row;
  return (
    <Stack gap="lg">
      <RecordHead
        title={title}
        number={code}
        state={<ApprovalBadge approval={approval} />}
        line={[provider, daysOf(row), `${writeHours(hours)} h`]}
      />
      <Facts
        items={[
          { label: 'Component', value: components[component] },
          { label: 'Topic', value: category },
          { label: 'Mode', value: modes[mode] },
          { label: 'Recorded from', value: attendanceSources[source] },
          { label: 'Certificate no.', value: certificateNo },
          { label: 'Reason', value: reason, wide: true },
        ]}
      />
      {source === 'SELF' && <DeclaredPart row={row} onDone={onDone} />}
    </Stack>
  );
}

const daysOf = ({ from, to }: CourseAttended) =>
  from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;

const columns: Column<CourseAttended>[] = [
  {
    id: 'title',
    header: 'Course',
    card: 'address',
    cell: ({ title, code, provider }) => (
      <TwoLines strong sub={[code, provider].filter(Boolean).join(' · ')}>
        {title}
      </TwoLines>
    ),
  },
  {
    id: 'component',
    header: 'Category',
    width: 230,
    cell: ({ component, category }) => <TwoLines sub={category}>{components[component]}</TwoLines>,
  },
  {
    id: 'date',
    header: 'Date',
    width: 140,
    cell: (row) => <TwoLines sub={modes[row.mode]}>{daysOf(row)}</TwoLines>,
  },
  { id: 'hours', header: 'Hours', width: 80, align: 'end', cell: ({ hours }) => writeHours(hours) },
  { id: 'approval', header: 'State', width: 190, card: 'state', cell: (row) => <State row={row} /> },
  {
    id: 'certificate',
    header: 'Certificate',
    width: 210,
    card: 'end',
    cell: certificateOf,
  },
];

function State({ row: { approval, reason } }: { row: CourseAttended }) {
  const badge = <ApprovalBadge approval={approval} />;
  return reason ? <TwoLines sub={reason}>{badge}</TwoLines> : badge;
}

function certificateOf(row: CourseAttended): ReactNode {
  const { certificateNo, isPrintable, isRevoked } = row;
  if (isRevoked)
    return (
      <TwoLines sub={certificateNo}>
        <StatusBadge tone="danger">Revoked</StatusBadge>
      </TwoLines>
    );
  if (isPrintable) return <Print row={row} />;
  return certificateNo || '–';
}

function Print({ row: { id, certificateNo } }: { row: CourseAttended }) {
  const { bytes, start } = useDownload(urlOf(api.printCert, { query: { id } }));
  return (
    <span className={classes.certificate}>
      {certificateNo}
      <Tooltip label="Download certificate">
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          loading={bytes !== undefined}
          aria-label={`Download certificate ${certificateNo}`}
          onClick={() => void start()}
        >
          <IconCertificate size={18} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
    </span>
  );
}
