import { Anchor } from '@mantine/core';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import type { ListColumn } from '#platform/web/list/listColumns.tsx';
import type { AuditLine } from './audit.calls.ts';
import type { auditFields } from './audit.words.ts';

/** The page of a record, by its kind. */
const pages: Record<string, string> = { esubmission: '/agency-desk/submissions', person: '/agency-desk/people' };

const kindOf = ({ aggregate }: Pick<AuditLine, 'aggregate'>): string => aggregate.replace(/-reading$/, '');

const recordPage = (line: AuditLine): string | undefined => {
  const page = pages[kindOf(line)];
  return page && `${page}/${line.aggregateId}`;
};

/** What a record is called: by its name, else by its kind. */
export function RecordLink({ line }: { line: AuditLine }) {
  const page = recordPage(line);
  const words = line.name || line.kind;
  return page ? (
    <Anchor component={RouteLink} to={page} fz="inherit">
      {words}
    </Anchor>
  ) : (
    words
  );
}

export const auditColumns: ListColumn<typeof auditFields, AuditLine>[] = [
  {
    field: 'title',
    card: 'address',
    cell: ({ title, note }) => (
      <TwoLines strong sub={note}>
        {title}
      </TwoLines>
    ),
  },
  {
    field: 'name',
    width: 220,
    cell: (line) => (
      <TwoLines sub={line.name && line.kind}>
        <RecordLink line={line} />
      </TwoLines>
    ),
  },
  {
    field: 'by',
    width: 180,
    cell: ({ by, via }) => <TwoLines sub={via === 'amsaccess' && 'through a portal'}>{by}</TwoLines>,
  },
  { field: 'address', width: 150, hidden: true },
  { field: 'at', width: 180 },
];
