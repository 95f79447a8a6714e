import { Anchor, Table } from '@mantine/core';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
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
    <Table mt="lg" verticalSpacing="xs" horizontalSpacing="xs" layout="fixed" style={{ overflowWrap: 'anywhere' }}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Field</Table.Th>
          {hasBefore && <Table.Th>Before</Table.Th>}
          <Table.Th>{hasBefore ? 'After' : 'Value'}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {facts.map(({ label, before, after }) => (
          <Table.Tr key={label}>
            <Table.Td c="dimmed">{label}</Table.Td>
            {hasBefore && <Table.Td>{before}</Table.Td>}
            <Table.Td>{after}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
