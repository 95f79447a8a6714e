import { Notice } from '#platform/web/kit/Notice.tsx';
import type { AuditReport } from '../../audit-calls.ts';

const count = new Intl.NumberFormat('en-SG');

/** What the check of the whole trail found. */
export function VerifyNotice({ report: { rows, chains, anchors, faults } }: { report: AuditReport }) {
  const extent = `${count.format(rows)} rows in ${count.format(chains)} chains, ${count.format(anchors)} anchors.`;
  if (faults.length === 0)
    return (
      <Notice tone="success" title="Nothing was changed or removed" live>
        {extent}
      </Notice>
    );
  return (
    <Notice tone="danger" title={`${faults.length} faults in the trail`} live>
      <p>{extent}</p>
      <ul>
        {faults.slice(0, 20).map(({ aggregate, aggregateId, seq, fault }) => (
          <li key={`${aggregate} ${aggregateId} ${seq}`}>
            {aggregate} {aggregateId}, row {seq}: {fault}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
