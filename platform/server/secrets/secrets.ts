import { createCipheriv, createDecipheriv, createHash, createHmac, hash, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Sealing of identity numbers and bank accounts, from one 32-byte master key by HKDF, a key for each purpose.
 * A sealed value is `v1.<key id>.<nonce>.<tag>.<ciphertext>`, base64url; the key id names the key.
 */
export type Secrets = {
  /** The id of the key, which is part of every sealed value. It reveals nothing of the key. */
  keyId: string;
  /** AES-256-GCM. `place` is authenticated: a value copied to another row or column does not open. */
  seal(plain: string, place: string): string;
  open(sealed: string, place: string): string;
  /** Keyed hash for finding an equal value without opening any. */
  fingerprint(plain: string): string;
  /** Keyed hash of the exact text: equal texts have equal hashes, and the text can't be found from the hash. */
  mac(text: string): Buffer;
  /** 32 bytes for another purpose, such as a person's drafts in the browser. */
  derive(purpose: string): Buffer;
};

export const makeSecrets = (master: Buffer): Secrets => {
  if (master.length !== 32) throw new Error('The encryption key must have 32 bytes.');
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', master, '', `gable/${purpose}`, 32));
  const sealing = derive('seal');
  const finding = derive('fingerprint');
  const marking = derive('mac');
  const keyId = createHash('sha256').update(sealing).digest('base64url').slice(0, 8);

  return {
    keyId,
    derive,
    mac: (text) => createHmac('sha256', marking).update(text).digest(),
    fingerprint: (plain) => createHmac('sha256', finding).update(plain.toUpperCase()).digest('base64url'),
    seal: (plain, place) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(place));
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return ['v1', keyId, ...[nonce, cipher.getAuthTag(), text].map((part) => part.toString('base64url'))].join('.');
    },
    open: (sealed, place) => {
      const [version, id, nonce = '', tag = '', text = ''] = sealed.split('.');
      if (version !== 'v1' || id !== keyId) throw new Error('This value was sealed with another encryption key.');
      const decipher = createDecipheriv('aes-256-gcm', sealing, Buffer.from(nonce, 'base64url'), { authTagLength: 16 })
        .setAAD(Buffer.from(place))
        .setAuthTag(Buffer.from(tag, 'base64url'));
      return Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]).toString('utf8');
    },
  };
};

/** A secret for a link or a session: 256 random bits. Only its hash is stored. */
export const newToken = () => randomBytes(32).toString('base64url');
export const hashToken = (token: string) => hash('sha256', token, 'buffer');
