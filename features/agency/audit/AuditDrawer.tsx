import { Anchor } from '@mantine/core';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { MiniTable } from '#platform/web/kit/figures/MiniTable.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Instant } from '#platform/web/kit/text/Day.tsx';
import { KeyValues } from '#platform/web/kit/text/KeyValues.tsx';
import type { AuditLine } from './audit.calls.ts';
import { RecordLink } from './auditColumns.tsx';

/** All that an entry of the audit trail keeps: who, where from, and what stood before and after. */
export function AuditDrawer({ line, onClose }: { line: AuditLine | undefined; onClose: () => void }) {
  return (
    <SideDrawer opened={line !== undefined} onClose={onClose} title={line?.title ?? ''}>
      {line && <Entry line={line} />}
    </SideDrawer>
  );
}

function Entry({ line }: { line: AuditLine }) {
  const { by, via, address, at, aggregateId, facts } = line;
  return (
    <>
      <KeyValues
        items={[
          { label: line.kind, value: <RecordLink line={line} /> },
          { label: 'When', value: <Instant at={at} /> },
          { label: 'Who', value: via === 'amsaccess' ? `${by}, through a portal` : by },
          // What Gable did by itself came from no address.
          ...(address === 'internal' ? [] : [{ label: 'From address', value: address }]),
        ]}
      />
      {facts.length > 0 && <Facts facts={facts} />}
      <Anchor
        component={RouteLink}
        display="block"
        mt="lg"
        to={`/agency-desk/audit?aggregateId=${encodeURIComponent(aggregateId)}`}
        fz="sm"
      >
        Everything about this record
      </Anchor>
    </>
  );
}

function Facts({ facts }: Pick<AuditLine, 'facts'>) {
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
