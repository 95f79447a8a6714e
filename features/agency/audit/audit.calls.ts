import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day, text } from '#platform/contract/fields.ts';
import { listCalls } from '#platform/contract/list-calls.ts';
import { auditFields } from './audit.words.ts';

/** One thing that a row keeps; `before` is null where the row does not have what stood before. */
const AuditFact = z.object({ label: z.string(), before: z.string().nullable(), after: z.string() });
export type AuditFact = z.output<typeof AuditFact>;

/** How many rows and chains there are, and which are broken, is said on the command line: they count what compliance alone may know of. */
const AuditReport = z.object({ isWhole: z.boolean() });
export type AuditReport = z.output<typeof AuditReport>;

/** The audit trail. It leaves out the holds of compliance, also for administrators. */
export const auditList = listCalls(auditFields, {
  base: 'agency',
  who: 'admin',
  path: '/v1/audit',
  summary: 'Who did what, the last first: by person, by number, kind and id of what it was done with, by day.',
  fileSummary: 'The audit trail as an Excel file, by the same filters, a row each.',
  filters: {
    /** A user name, or the beginning of a record's number. */
    search: text(100).default(''),
    person: text(100).default(''),
    aggregate: text(40).default(''),
    aggregateId: text(200).default(''),
    from: day().optional(),
    to: day().optional(),
  },
  sorts: { At: 'at' },
  size: 50,
  more: {
    via: z.string(),
    aggregate: z.string(),
    aggregateId: z.string(),
    note: z.string(),
    facts: z.array(AuditFact),
  },
  /** The kinds of records that can be filtered by. */
  beside: { kinds: z.array(z.object({ value: z.string(), label: z.string() })) },
});
export type AuditLine = z.output<typeof auditList.row>;

export const auditCalls = {
  audit: auditList.list,
  auditSheet: auditList.file,
  verifyAudit: endpoint({
    method: 'POST',
    path: '/v1/audit/verify',
    base: 'agency',
    who: 'admin',
    summary: 'Checks every chain of the trail, and the anchors over them: whether anything was changed or removed.',
    data: AuditReport,
    transaction: 'own',
    limit: 30,
  }),
};
