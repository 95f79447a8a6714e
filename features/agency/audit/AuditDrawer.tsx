import { Stack } from '@mantine/core';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { MiniTable } from '#platform/web/kit/figures/MiniTable.tsx';
import { Instant } from '#platform/web/kit/text/Day.tsx';
import { Facts } from '#platform/web/record/Facts.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import type { AuditLine } from './audit.calls.ts';
import { RecordLink } from './auditColumns.tsx';

/** All that an entry of the audit trail keeps: who, where from, and what stood before and after. */
export function AuditDrawer({ line, onClose }: { line: AuditLine | undefined; onClose: () => void }) {
  return (
    <SideDrawer opened={line !== undefined} onClose={onClose} title="Entry of the audit trail">
      {line && <Entry line={line} />}
    </SideDrawer>
  );
}

function Entry({ line }: { line: AuditLine }) {
  const { by, via, address, at, aggregateId, facts } = line;
  return (
    <Stack gap="lg">
      <RecordHead
        title={line.title}
        line={[via === 'amsaccess' ? `${by}, through a portal` : by, <Instant key="at" at={at} />]}
        second={{
          label: 'Everything about this record',
          to: `/agency-desk/audit?aggregateId=${encodeURIComponent(aggregateId)}`,
        }}
      />
      <Facts
        items={[
          { label: line.kind, value: <RecordLink line={line} /> },
          // What Gable did by itself came from no address.
          address !== 'internal' && { label: 'From address', value: address },
        ]}
      />
      {facts.length > 0 && <Changes facts={facts} />}
    </Stack>
  );
}

function Changes({ facts }: Pick<AuditLine, 'facts'>) {
  const hasBefore = facts.some(({ before }) => before !== null);
  return (
    <MiniTable
      label="Fields"
      rows={facts}
      columns={[
        { id: 'field', header: 'Field', cell: ({ label }) => label },
        hasBefore && { id: 'before', header: 'Before', cell: ({ before }) => before },
        { id: 'after', header: hasBefore ? 'After' : 'Value', cell: ({ after }) => after },
      ]}
    />
  );
}
