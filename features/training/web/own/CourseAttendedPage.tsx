import { ActionIcon, Tooltip } from '@mantine/core';
import { IconCertificate, IconSchool } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type Day as DayText, formatDay } from '#platform/contract/days.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { useDownload } from '#platform/web/files/saveFile.ts';
import { Select } from '#platform/web/form/inputs.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { Loaded } from '#platform/web/record/Loaded.tsx';
import type { CourseAttended, CoursesAttended } from '../../contract/own.ts';
import { components, modes, writeHours } from '../../words/cpd.ts';
import { api } from '../api.ts';
import { ApprovalBadge } from './badges.tsx';
import classes from './CourseAttendedPage.module.css';
import { CycleProgress } from './CycleProgress.tsx';

/** /training/course-attended: what I attended in a cycle, and what is missing of it. */
export function CourseAttendedPage() {
  const { cycle } = useSearch({ strict: false }) as { cycle?: DayText };
  const found = useData(api.courseAttended, { query: { cycle } }, { keepPrevious: true });
  return (
    <>
      <PageHeader
        title="CPD courses attended"
        crumbs={[{ label: 'CPD / Training' }, { label: 'CPD Course(s) Attended' }]}
        action={<CycleSelect of={found.data} />}
      />
      <Loaded of={found}>{(data) => <Courses data={data} />}</Loaded>
    </>
  );
}

function CycleSelect({ of }: { of: CoursesAttended | undefined }) {
  const navigate = useNavigate();
  if (!of?.cycle || of.cycles.length < 2) return null;
  return (
    <Select
      aria-label="Cycle"
      w={230}
      data={of.cycles.map(({ cycle, label }) => ({ value: cycle, label: `Cycle ${label}` }))}
      value={of.cycle.cycle}
      onChange={(cycle) => void navigate({ to: '.', search: { cycle } as never })}
    />
  );
}

function Courses({ data: { cycle, rows } }: { data: CoursesAttended }) {
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
      <DataTable
        name="cpd-attended"
        label="Courses attended"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        empty={
          <EmptyState icon={IconSchool} title={`No courses in ${cycle.label}`}>
            Courses that you attended in this cycle are shown here once your attendance is recorded.
          </EmptyState>
        }
      />
    </>
  );
}

const columns: Column<CourseAttended>[] = [
  {
    id: 'title',
    header: 'Course',
    card: 'lead',
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
    cell: ({ from, to, mode }) => (
      <TwoLines sub={modes[mode]}>{from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`}</TwoLines>
    ),
  },
  { id: 'hours', header: 'Hours', width: 80, align: 'end', cell: ({ hours }) => writeHours(hours) },
  { id: 'approval', header: 'State', width: 190, card: 'corner', cell: (row) => <State row={row} /> },
  {
    id: 'certificate',
    header: 'Certificate',
    width: 210,
    cell: (row) => <Certificate row={row} />,
  },
];

function State({ row: { approval, reason } }: { row: CourseAttended }) {
  const badge = <ApprovalBadge approval={approval} />;
  return reason ? <TwoLines sub={reason}>{badge}</TwoLines> : badge;
}

function Certificate({ row }: { row: CourseAttended }) {
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
