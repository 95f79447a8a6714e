import { Anchor } from '@mantine/core';
import { wordsOf } from '#features/settings/rules/words-of.ts';
import { Instant } from '#platform/web/kit/Day.tsx';
import { RouteLink } from '#platform/web/kit/RouteLink.tsx';
import { TwoLines } from '#platform/web/kit/TwoLines.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import type { AuditLine } from '../../audit-calls.ts';
import { aggregateWords } from './aggregateWords.ts';
import { shortId } from './shortId.ts';

/** Where what it was done with has its page. */
const pages: Record<string, string> = { esubmission: '/agency-desk/submissions', person: '/agency-desk/people' };

function RecordLink({ aggregate, id }: { aggregate: string; id: string }) {
  const page = pages[aggregate];
  const words = aggregateWords[aggregate] ?? wordsOf(aggregate);
  return page ? (
    <Anchor component={RouteLink} to={`${page}/${id}`}>
      {words}
    </Anchor>
  ) : (
    words
  );
}

/** Leads to everything that was done with the same record. */
function AllOf({ id }: { id: string }) {
  return (
    <Anchor
      component={RouteLink}
      to={`/agency-desk/audit?aggregateId=${encodeURIComponent(id)}`}
      c="dimmed"
      fz="inherit"
      title={id}
    >
      {shortId(id)}
    </Anchor>
  );
}

export const auditColumns: Column<AuditLine>[] = [
  {
    id: 'what',
    header: 'What',
    cell: ({ title, note }) => (
      <TwoLines strong sub={note}>
        {title}
      </TwoLines>
    ),
  },
  {
    id: 'of',
    header: 'Of',
    width: 180,
    cell: ({ aggregate, aggregateId }) => (
      <TwoLines sub={<AllOf id={aggregateId} />}>
        <RecordLink aggregate={aggregate} id={aggregateId} />
      </TwoLines>
    ),
  },
  {
    id: 'by',
    header: 'By',
    width: 180,
    cell: ({ by, via }) => <TwoLines sub={via === 'amsaccess' && 'through a portal'}>{by}</TwoLines>,
  },
  { id: 'address', header: 'From address', width: 150, hidden: true, cell: ({ address }) => address },
  { id: 'at', header: 'When', sort: 'At', width: 180, cell: ({ at }) => <Instant at={at} /> },
];
