import { createCipheriv, createHash, timingSafeEqual } from 'node:crypto';

/** The standard security handler of a PDF (ISO 32000-2, 7.6.4), as far as it says whether the file opens without a password. */
export type Encryption = {
  revision: number;
  /** The length of the key in bytes. */
  keyLength: number;
  /** Of the owner, of the user. */
  o: Buffer;
  u: Buffer;
  permissions: number;
  encryptsMetadata: boolean;
  /** The first id of the file. */
  id: Buffer;
};

const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

const digest = (name: 'md5' | 'sha256' | 'sha384' | 'sha512', ...parts: Buffer[]): Buffer =>
  createHash(name).update(Buffer.concat(parts)).digest();

/** Whether the password of the user is empty: then every program opens the file, whatever its owner forbids. */
export const opensWithoutPassword = (encryption: Encryption): boolean => {
  const { revision, u } = encryption;
  if (revision >= 5) return sameBytes(hashOf(encryption, u.subarray(32, 40)), u.subarray(0, 32));
  const key = keyOf(encryption);
  if (revision === 2) return sameBytes(rc4(key, padding), u.subarray(0, 32));
  return sameBytes(rounds(key, digest('md5', padding, encryption.id)), u.subarray(0, 16));
};

const sameBytes = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other);

/** The key of the empty password, up to revision 4. */
const keyOf = ({ revision, keyLength, o, permissions, encryptsMetadata, id }: Encryption): Buffer => {
  const allowed = Buffer.alloc(4);
  allowed.writeInt32LE(permissions | 0);
  const metadata = revision >= 4 && !encryptsMetadata ? Buffer.alloc(4, 255) : Buffer.alloc(0);
  let key = digest('md5', padding, o.subarray(0, 32), allowed, id, metadata);
  if (revision < 3) return key.subarray(0, 5);
  for (let round = 0; round < 50; round++) key = digest('md5', key.subarray(0, keyLength));
  return key.subarray(0, keyLength);
};

const rounds = (key: Buffer, start: Buffer): Buffer => {
  let bytes = start;
  for (let round = 0; round < 20; round++) bytes = rc4(Buffer.from(key.map((each) => each ^ round)), bytes);
  return bytes;
};

/** Node leaves RC4 out. It protects nothing here: the password is empty. */
const rc4 = (key: Buffer, bytes: Buffer): Buffer => {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index & 255] ?? 0;
  const swap = (one: number, other: number) => {
    [state[one & 255], state[other & 255]] = [at(other), at(one)];
  };
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  return Buffer.from(
    bytes.map((each) => {
      i = (i + 1) & 255;
      j = (j + at(i)) & 255;
      swap(i, j);
      return each ^ at(at(i) + at(j));
    }),
  );
};

/** The hash of the empty password with a salt: one SHA-256 in revision 5, and in revision 6 its rounds with AES. */
const hashOf = ({ revision }: Encryption, salt: Buffer): Buffer => {
  let key = digest('sha256', salt);
  if (revision === 5) return key;
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false);
    const mixed = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    const sum = mixed.subarray(0, 16).reduce((total, each) => total + each, 0) % 3;
    key = digest((['sha256', 'sha384', 'sha512'] as const)[sum] ?? 'sha256', mixed);
    last = mixed.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
};
