import { agency } from '#features/agency/room.calls.ts';
import { instant, sameAsList } from './opened.ts';

/** The audit trail, of the deals alone: the file itself is an entry of it, and would be in one of the two. */
export const auditTrail = sameAsList('Audit trail', {
  list: agency.audit,
  file: agency.auditSheet,
  filters: { aggregate: 'deal' },
  columns: {
    When: ({ at }) => instant(at),
    Who: ({ by }) => by,
    Through: ({ via }) => (via === 'amsaccess' ? 'A portal' : ''),
    'From address': ({ address }) => address,
    Action: ({ title }) => title,
    'Kind of record': ({ kind }) => kind,
    Record: ({ name }) => name,
    Details: ({ facts }) =>
      facts.map(({ label, before, after }) => `${label}: ${before === null ? '' : `${before} → `}${after}`).join('; '),
  },
});
