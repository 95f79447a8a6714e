import { agencyLetterhead } from '#features/firm/settings.ts';
import { readSetting } from '#features/settings/server/index.ts';
import { newCode } from '#features/verify/server/index.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import { yearlyNumbers } from '#platform/server/database/yearly-numbers.ts';
import { cycleLabel, cycleOf } from '../cycles/cycles.rules.ts';
import { readRules } from '../requirements/read-rules.server.ts';
import { keyExecutiveOfficer } from '../room.settings.ts';
import { type cpdAttendance, cpdCertificate } from '../tables.server.ts';

const numbers = yearlyNumbers('cpd-certificate', 'CPD');

type Attendance = typeof cpdAttendance.$inferSelect;
type Holder = { name: string; registrationNo: string | null };

/** Issues the certificate of an attendance. Its number is taken last, as everybody else who issues one waits for it. */
export const issueCertificate = async (at: Writing, attendance: Attendance, holder: Holder): Promise<string> => {
  const [agency, signatory, rules] = await Promise.all([
    readSetting(at.db, agencyLetterhead),
    readSetting(at.db, keyExecutiveOfficer),
    readRules(at),
  ]);
  const cycle = cycleOf(rules, attendance.toDay);
  const number = await numbers.take(at);
  const { id } = inserted(
    await at.db
      .insert(cpdCertificate)
      .values({
        attendanceId: attendance.id,
        number,
        code: newCode(),
        facts: {
          number,
          name: holder.name,
          registrationNo: holder.registrationNo ?? '',
          title: attendance.title,
          courseCode: attendance.code,
          component: attendance.component,
          hours: attendance.hours,
          unit: cycle?.rule?.unit ?? 'HOUR',
          cycle: cycle ? cycleLabel(cycle) : '',
          from: attendance.fromDay,
          to: attendance.toDay,
          mode: attendance.mode,
          provider: attendance.provider,
          providerUen: attendance.providerUen,
          accreditationNo: attendance.accreditationNo,
          trainer: attendance.trainer,
          issuedOn: today(at.clock),
          signatory,
          agency,
        },
        issuedAt: at.clock.now().toString(),
        issuedBy: at.actor.userId,
      })
      .returning({ id: cpdCertificate.id }),
  );
  await record(at, {
    aggregate: 'cpd-certificate',
    aggregateId: id,
    action: 'certificate.issued',
    detail: { number, attendanceId: attendance.id },
  });
  return number;
};
