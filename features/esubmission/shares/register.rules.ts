import { type Day, formatDay } from '#platform/contract/days.ts';
import type { Finding } from '../status/status.calls.ts';

/** Someone who shares the commission, with their entry in the public register of CEA. */
export type RegisterFacts = {
  step: 'external' | 'internal';
  name: string;
  registrationNo: string;
  /** The agency in the submission; undefined for our own people. */
  agency: { name: string; licenceNo: string } | undefined;
  /** The entry in the register; undefined if there is none. */
  found: { agencyName: string; licenceNo: string; validFrom: Day | null; validTo: Day | null } | undefined;
  /** The day on which they had to be registered. */
  day: Day;
  /** The day on which the register was imported. */
  importedOn: Day;
};

/**
 * Findings from the register. It is a snapshot: a registration that is not in it, or ended, blocks only where the
 * snapshot is newer than the day on which it had to hold. All else warns.
 */
export const registerFindings = (people: RegisterFacts[]): Finding[] =>
  people.flatMap((each) => [...membership(each), ...validity(each)]);

const finding = ({ step }: RegisterFacts, level: Finding['level'], code: string, message: string): Finding => ({
  code,
  level,
  message,
  step,
  field: 'rows',
});

const tidy = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const membership = (facts: RegisterFacts): Finding[] => {
  const { name, registrationNo, agency, found } = facts;
  if (!agency) return [];
  if (!found)
    return [
      finding(facts, 'warn', 'V05', `${name} (${registrationNo}) is not in the public register. Check the number.`),
    ];
  const isSame = agency.licenceNo ? agency.licenceNo === found.licenceNo : tidy(agency.name) === tidy(found.agencyName);
  if (isSame) return [];
  const message = `The public register has ${name} with ${found.agencyName}, not with ${agency.name}. Check the agency.`;
  return [finding(facts, 'warn', 'V05', message)];
};

const validity = (facts: RegisterFacts): Finding[] => {
  const { name, registrationNo, agency, found, day, importedOn } = facts;
  const level = importedOn > day ? 'block' : 'warn';
  if (!found && !agency) {
    const message = `${name} (${registrationNo}) is not in the public register of ${formatDay(importedOn)}. Check the registration.`;
    return [finding(facts, level, 'V04', message)];
  }
  if (found?.validTo && found.validTo < day) {
    const message = `${name}’s registration ended on ${formatDay(found.validTo)}, before ${formatDay(day)}. Only a registered salesperson may share.`;
    return [finding(facts, level, 'V04', message)];
  }
  // Registrations are renewed each year and the register shows the last one; an earlier one may have covered the day.
  if (found?.validFrom && found.validFrom > day) {
    const message = `The public register has ${name} from ${formatDay(found.validFrom)}. Make sure that they were registered on ${formatDay(day)}.`;
    return [finding(facts, 'warn', 'V04', message)];
  }
  return [];
};
