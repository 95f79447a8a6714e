import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Declaration } from './declarations.calls.ts';

/** Other training `o` of the person of the training `a` which may be the same. */
const similar = `
  SELECT o.id, o.title, o.hours::float8 AS hours, o.from_day AS "from", o.to_day AS "to", o.source, o.approval
  FROM cpd_attendance a
  JOIN cpd_attendance o ON o.person_id = a.person_id AND o.id <> a.id AND o.approval <> 'REJECTED'
    AND (lower(trim(o.title)) = lower(trim(a.title)) OR (o.from_day <= a.to_day AND a.from_day <= o.to_day))
  WHERE a.id = $1 ORDER BY o.to_day DESC, o.id LIMIT 20`;

export const similarTo = ({ db }: Pick<Reading<null>, 'db'>, id: string): Promise<Declaration['similar']> =>
  ask<Declaration['similar'][number]>(db, similar, [id]);

const withNumber = `
  SELECT count(*)::int AS found FROM cpd_attendance a LEFT JOIN cpd_certificate c ON c.attendance_id = a.id
  WHERE a.person_id = :person AND a.approval = ANY(:approvals::text[]) AND a.id IS DISTINCT FROM :but::uuid
    AND lower(:number) IN (lower(a.certificate_no), lower(c.number))`;

type Input = { person: string; number: string; approvals: Declaration['approval'][]; but?: string | null };

/** Whether training of this person, other than `but`, in one of these states has a certificate number. */
export const hasCertificateNo = async (
  { db }: Pick<Reading<null>, 'db'>,
  { but = null, ...input }: Input,
): Promise<boolean> => {
  if (input.number === '') return false;
  const [row] = await ask<{ found: number }>(db, withNumber, { ...input, but });
  return (row?.found ?? 0) > 0;
};
