import { hash, verify } from '@node-rs/argon2';

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
