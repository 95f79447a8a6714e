/**
 * Unsaved values, kept in this browser. They are encrypted with AES-GCM under the person's key and bound to the person
 * and the subject, so that a draft cannot be opened in another place. Identity numbers and passwords are never
 * included.
 */

/** The owner and the subject of a draft. The subject is `new`, or a submission and its part. */
export type DraftPlace = { userId: string; subject: string };

export type LocalDraft<Values> = {
  values: Values;
  /** The values that the form started from. They are needed to merge the draft with what was saved since. */
  base: Values;
  /** The time of typing, ISO 8601. */
  keptAt: string;
};

/** The encrypted draft, as it is stored. */
export type SealedDraft = { iv: Uint8Array<ArrayBuffer>; box: ArrayBuffer };

const neverKept = new Set(['idNumber', 'idNumberMasked', 'confirmation', 'password']);

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
const boundTo = ({ userId, subject }: DraftPlace) => new TextEncoder().encode(`${userId}\n${subject}`);

/** The key from `users/info` (base64, 32 bytes). It stays in memory. */
export const draftKeyOf = (base64: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytesOf(base64), 'AES-GCM', false, ['encrypt', 'decrypt']);

/** Leaves out the fields that are never kept, at any depth. */
const withoutSecrets = (key: string, value: unknown) => (neverKept.has(key) ? undefined : value);

export async function sealDraft(key: CryptoKey, place: DraftPlace, draft: LocalDraft<object>): Promise<SealedDraft> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(draft, withoutSecrets));
  const box = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: boundTo(place) }, key, text);
  return { iv, box };
}

/** Decrypts a draft. Returns undefined if it was encrypted for another person or subject, or with an older key. */
export async function openDraft<Values extends object>(
  key: CryptoKey,
  place: DraftPlace,
  sealed: SealedDraft,
): Promise<LocalDraft<Values> | undefined> {
  try {
    const algorithm = { name: 'AES-GCM', iv: sealed.iv, additionalData: boundTo(place) };
    const text = await crypto.subtle.decrypt(algorithm, key, sealed.box);
    return JSON.parse(new TextDecoder().decode(text)) as LocalDraft<Values>;
  } catch {
    return undefined;
  }
}
