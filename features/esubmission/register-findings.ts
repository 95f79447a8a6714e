import { type Day, formatDay } from '#platform/contract/days.ts';
import type { Finding } from './records.ts';

/** Someone who shares the commission, and what the public register says of them. */
export type RegisterFacts = {
  step: 'external' | 'internal';
  name: string;
  registrationNo: string;
  /** As the submission has it; undefined for our own people. */
  agency: { name: string; licenceNo: string } | undefined;
  /** Undefined: not in it. */
  found: { agencyName: string; licenceNo: string; validFrom: Day | null; validTo: Day | null } | undefined;
  /** The day on which they had to be registered. */
  day: Day;
};

/** What the register says against those who share: it is a snapshot, so only what it says for certain blocks. */
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
  const { name, found, day } = facts;
  if (found?.validTo && found.validTo < day) {
    const message = `${name}’s registration ended on ${formatDay(found.validTo)}, before ${formatDay(day)}. Only a registered salesperson may share.`;
    return [finding(facts, 'block', 'V04', message)];
  }
  // Renewed each year, and the register shows the last renewal: an earlier one may have covered the day.
  if (found?.validFrom && found.validFrom > day) {
    const message = `The public register has ${name} from ${formatDay(found.validFrom)}. Make sure that they were registered on ${formatDay(day)}.`;
    return [finding(facts, 'warn', 'V04', message)];
  }
  return [];
};
