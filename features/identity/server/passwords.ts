import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '#platform/contract/refusal.ts';
import { passwordProblem } from '../password-rules.ts';
import { commonPasswords } from './common-passwords.ts';

// OWASP's floor for argon2id (ASVS 11.4.2), 23 ms here. argon2id is the library's default.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

// Someone unknown costs as much time as someone known.
const nobody = hash('nobody has this password', cost);

/** Whether the password is this account's; takes as long when there is no such account. */
export const isPassword = async (stored: string | null | undefined, password: string): Promise<boolean> => {
  const matches = await verify(stored ?? (await nobody), password);
  return matches && Boolean(stored);
};

type Owner = { userName: string; name: string; email: string };

/** The hash of a password that someone chose; refuses one that is too easy to guess. */
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
