import { Anchor } from '@mantine/core';
import { wordsOf } from '#features/settings/rules/declared.ts';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { Instant } from '#platform/web/kit/text/Day.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import type { AuditLine } from '../../contract/audit.ts';

/** The page of a record, by its kind. */
const pages: Record<string, string> = { esubmission: '/agency-desk/submissions', person: '/agency-desk/people' };

const kindOf = ({ aggregate }: Pick<AuditLine, 'aggregate'>): string => aggregate.replace(/-reading$/, '');

export const kindWords = (line: Pick<AuditLine, 'aggregate'>): string =>
  aggregateWords[kindOf(line)] ?? wordsOf(kindOf(line));

const recordPage = (line: AuditLine): string | undefined => {
  const page = pages[kindOf(line)];
  return page && `${page}/${line.aggregateId}`;
};

/** What a record is called: by its name, else by its kind. */
export function RecordLink({ line }: { line: AuditLine }) {
  const page = recordPage(line);
  const words = line.name || kindWords(line);
  return page ? (
    <Anchor component={RouteLink} to={page} fz="inherit">
      {words}
    </Anchor>
  ) : (
    words
  );
}

export const auditColumns: Column<AuditLine>[] = [
  {
    id: 'what',
    header: 'Action',
    cell: ({ title, note }) => (
      <TwoLines strong sub={note}>
        {title}
      </TwoLines>
    ),
  },
  {
    id: 'record',
    header: 'Record',
    width: 190,
    cell: (line) => (
      <TwoLines sub={line.name && kindWords(line)}>
        <RecordLink line={line} />
      </TwoLines>
    ),
  },
  {
    id: 'by',
    header: 'Who',
    width: 180,
    cell: ({ by, via }) => <TwoLines sub={via === 'amsaccess' && 'through a portal'}>{by}</TwoLines>,
  },
  { id: 'address', header: 'From address', width: 150, hidden: true, cell: ({ address }) => address },
  { id: 'at', header: 'When', sort: 'At', width: 180, cell: ({ at }) => <Instant at={at} /> },
];

/** Names of the kinds of record in the audit trail. */
export const aggregateWords: Record<string, string> = {
  esubmission: 'Submission',
  deal: 'Deal',
  plan: 'Commission plan',
  invoice: 'Invoice',
  receipt: 'Receipt',
  request: 'Approval of finance',
  bank: 'Bank statement',
  gst: 'GST return',
  payout: 'Payout run',
  person: 'Person',
  session: 'Session',
  portal: 'Portal',
  export: 'Export',
  setting: 'Setting',
  'document-rules': 'Document rules',
  register: 'Register of agents',
  postal: 'Postal codes',
  'calendar-feed': 'Calendar feed',
  job: 'Failed job',
  'encryption-key': 'Encryption key',
};

/** The end of a long id. Its last characters differ even for records of the same moment. */
export const shortId = (id: string): string => (id.length > 20 ? `…${id.slice(-8)}` : id);
