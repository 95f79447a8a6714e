import { wordsOf } from '#features/settings/rules/words-of.ts';
import { Instant } from '#platform/web/kit/Day.tsx';
import { TwoLines } from '#platform/web/kit/TwoLines.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import type { AuditLine } from '../../audit-calls.ts';

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
    width: 300,
    cell: ({ aggregate, aggregateId }) => <TwoLines sub={aggregateId}>{wordsOf(aggregate)}</TwoLines>,
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
