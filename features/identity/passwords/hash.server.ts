import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '#platform/contract/refusal.ts';
import { passwordProblem } from './passwords.rules.ts';

// OWASP's floor for argon2id (ASVS 11.4.2), 23 ms here. argon2id is the library's default.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

// Compared for an unknown user name, so that it takes as long as a known one.
const nobody = hash('nobody has this password', cost);

/** Whether the password matches the stored hash. It takes the same time without a hash. */
export const isPassword = async (stored: string | null | undefined, password: string): Promise<boolean> => {
  const matches = await verify(stored ?? (await nobody), password);
  return matches && Boolean(stored);
};

type Owner = { userName: string; name: string; email: string };

/** Hashes a new password. @throws Refusal `password.invalid` on `field` if it is easy to guess. */
export const hashChosen = async (
  password: string,
  { userName, name, email }: Owner,
  field: string,
): Promise<string> => {
  const names = ['gable', userName, ...userName.split(/[._-]/), ...name.split(/\s+/), email.split('@')[0] ?? ''];
  const problem = passwordProblem(password, { common: await commonPasswords(), names });
  if (problem) throw new Refusal('password.invalid', problem, { field });
  return hashPassword(password);
};

let passwordSet: Promise<ReadonlySet<string>> | undefined;

const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
};

/** The 49,000 passwords that attackers try first, in lower case. They are loaded when the first password is chosen. */
const commonPasswords = (): Promise<ReadonlySet<string>> => {
  passwordSet ??= load();
  return passwordSet;
};
