import { eq } from 'drizzle-orm';
import type { Writing } from '#platform/server/context.ts';
import { transact } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import type { TestApp } from '#test/app.ts';
import type { Client, Person } from '#test/people.ts';
import { issueCertificate } from '../certificates/issue.server.ts';
import { cpdAttendance } from '../tables.server.ts';

const course = {
  source: 'PROVIDER',
  title: 'Contract law',
  code: 'PC-01',
  provider: 'Academy',
  component: 'PC',
  hours: 4,
  fromDay: '2026-02-03',
  toDay: '2026-02-03',
  mode: 'CLASSROOM',
  approval: 'APPROVED',
} as const;

type Given = Partial<Omit<typeof cpdAttendance.$inferInsert, 'personId'>>;

/** Training of a person, as tests need it. */
export const attended = async ({ asNobody }: TestApp, { userId }: Person, given: Given = {}): Promise<string> => {
  const at = asNobody.clock.now().toString();
  const { id } = inserted(
    await asNobody.db
      .insert(cpdAttendance)
      .values({ ...course, decidedAt: at, addedBy: userId, addedAt: at, ...given, personId: userId })
      .returning({ id: cpdAttendance.id }),
  );
  return id;
};

/** Issues the certificate of an attendance. */
export const certified = ({ asNobody }: TestApp, id: string, holder: Person, desk: Client): Promise<string> =>
  transact({ ...asNobody, actor: desk.person }, async (at: Writing) => {
    const [attendance] = await at.db.select().from(cpdAttendance).where(eq(cpdAttendance.id, id));
    if (!attendance) throw new Error('There is no such attendance.');
    return issueCertificate(at, attendance, holder);
  });
