import { Newcomer } from '#features/identity/invitations/invitations.calls.ts';
import { readRegistrationNo } from '#features/particulars/rules/numbers.ts';
import { readSaNo } from '#features/people/account/sa-no.rules.ts';
import type { Index, KnownPerson } from './agency.rules.ts';
import type { FileLine } from './read-lines.rules.ts';

type Addition = { userName: string; name: string; email: string; registrationNo: string; saNo: string };

/** Whom a line is about. `personId` of somebody who is to be added is `line:` with the number of the line; empty: of nobody. */
export type Who = {
  line: number;
  personId: string;
  name: string;
  add: Addition | null;
  problems: string[];
  person: KnownPerson | undefined;
  given: FileLine;
};

/** Whom a line is about: somebody on record, by code or number, or somebody new. */
export const whoIs = (fileLine: FileLine, index: Index): Who => {
  const { line, name } = fileLine;
  const problems: string[] = [];
  const saNo = readSaNo(fileLine.saNo);
  const number = readRegistrationNo(fileLine.registrationNo);
  if (fileLine.saNo && saNo.problem) problems.push(saNo.problem);
  if (fileLine.registrationNo && number.problem) problems.push(number.problem);
  const byCode = index.bySaNo.get(saNo.value ?? '');
  const byNumber = index.byNumber.get(number.value ?? '');
  if (byCode && number.value && byCode.registrationNo !== number.value)
    problems.push(
      `${byCode.saNo} is ${byCode.name}, whose registration number is ${byCode.registrationNo ?? 'not known'}.`,
    );
  else if (byNumber && saNo.value && byNumber.saNo !== saNo.value)
    problems.push(`${byNumber.registrationNo} is ${byNumber.name}, whose code is ${byNumber.saNo ?? 'not known'}.`);
  const person = byCode ?? byNumber;
  if (person) {
    problems.push(...differences(fileLine, person));
    return { line, personId: person.id, name: person.name, add: null, problems, person, given: fileLine };
  }
  const wrong = { line, personId: '', name, add: null, problems, person, given: fileLine };
  if (!fileLine.saNo && !fileLine.registrationNo)
    problems.push('The line has neither a code nor a registration number.');
  if (problems.length > 0) return wrong;
  if (!number.value) {
    problems.push(`No salesperson has the code ${saNo.value}.`);
    return wrong;
  }
  const add = {
    userName: fileLine.userName,
    name,
    email: fileLine.email.toLowerCase(),
    registrationNo: number.value,
    saNo: saNo.value ?? '',
  };
  problems.push(...additionProblems(add, index));
  return { line, personId: `line:${line}`, name, add, problems, person, given: fileLine };
};

/** A file adds people and moves them; a record is corrected on the person's page. */
const differences = (line: FileLine, { name, userName, email }: KnownPerson): string[] => {
  const differs = (one: string, other: string) => one !== '' && one.toLowerCase() !== other.toLowerCase();
  const differing = [
    differs(line.name, name) && `the name is ${name}`,
    differs(line.userName, userName) && `the user name is ${userName}`,
    differs(line.email, email) && `the email address is ${email}`,
  ].filter((each) => each !== false);
  return differing.length === 0 ? [] : [`On record ${differing.join(', ')}. Correct the record on the person’s page.`];
};

const additionProblems = ({ userName, name, email, registrationNo }: Addition, index: Index): string[] => {
  const missing = [!name && 'name', !userName && 'user name', !email && 'email address'].filter(
    (each) => each !== false,
  );
  if (missing.length > 0) return [`Nobody has ${registrationNo}. To add them, fill in: ${missing.join(', ')}.`];
  const parsed = Newcomer.safeParse({ userName, name, email });
  const wrong = parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`);
  if (/^[=+@-]/.test(name)) wrong.push('The name begins as a formula does.');
  const sameName = index.byUserName.get(userName.toLowerCase());
  const sameEmail = index.byEmail.get(email.toLowerCase());
  if (sameName) wrong.push(`${sameName.name} has this user name.`);
  if (sameEmail) wrong.push(`${sameEmail.name} has this email address.`);
  return wrong;
};

/** By what somebody new must differ from everybody else. */
export const keysOf = ({ userName, email, registrationNo, saNo }: Addition): string[] => [
  ...(saNo ? [`code ${saNo}`] : []),
  `number ${registrationNo}`,
  `user name ${userName.toLowerCase()}`,
  `email address ${email.toLowerCase()}`,
];
