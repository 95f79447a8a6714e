import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day, text } from '#platform/contract/fields.ts';
import { page, pageQuery } from '#platform/contract/paging.ts';

/** One thing that a row keeps; `before` is null where the row does not have what stood before. */
const AuditFact = z.object({ label: z.string(), before: z.string().nullable(), after: z.string() });
export type AuditFact = z.output<typeof AuditFact>;

const AuditLine = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  by: z.string(),
  via: z.string(),
  address: z.string(),
  aggregate: z.string(),
  aggregateId: z.string(),
  /** What the record is called: a case number, a user name. Empty where it has no name but its kind. */
  name: z.string(),
  title: z.string(),
  note: z.string(),
  facts: z.array(AuditFact),
});
export type AuditLine = z.output<typeof AuditLine>;

const Fault = z.object({ aggregate: z.string(), aggregateId: z.string(), seq: z.int(), fault: z.string() });
const AuditReport = z.object({ rows: z.int(), chains: z.int(), anchors: z.int(), faults: z.array(Fault) });
export type AuditReport = z.output<typeof AuditReport>;

/** The audit trail. It leaves out the holds of compliance, also for administrators. */
export const auditCalls = {
  audit: endpoint({
    method: 'GET',
    path: '/v1/audit',
    base: 'agency',
    who: 'admin',
    summary: 'Who did what, the last first: by person, by kind and id of what it was done with, by day.',
    query: z.strictObject({
      ...pageQuery(['At'], 50),
      person: text(100).default(''),
      aggregate: text(40).default(''),
      aggregateId: text(200).default(''),
      from: day().optional(),
      to: day().optional(),
    }),
    data: page(AuditLine),
  }),
  verifyAudit: endpoint({
    method: 'POST',
    path: '/v1/audit/verify',
    base: 'agency',
    who: 'admin',
    summary: 'Checks every chain of the trail, and the anchors over them; names what was changed or removed.',
    data: AuditReport,
    transaction: 'own',
    limit: 30,
  }),
};
