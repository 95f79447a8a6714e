/**
 * What is typed and not yet saved, kept in this browser: sealed with AES-GCM under the person's key, bound to the
 * person and to what it is about, so that a box moved elsewhere does not open. Identity numbers and passwords never go in.
 */

/** Whose it is and what it is about: `new`, or a submission and its part. */
export type DraftPlace = { userId: string; subject: string };

export type LocalDraft<Values> = {
  values: Values;
  /** What the typing began from, so that it can be merged with what was saved since. */
  base: Values;
  /** When it was typed, ISO. */
  keptAt: string;
};

/** As stored: nothing in it can be read. */
export type SealedDraft = { iv: Uint8Array<ArrayBuffer>; box: ArrayBuffer };

const neverKept = new Set(['idNumber', 'idNumberMasked', 'confirmation', 'password']);

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
const boundTo = ({ userId, subject }: DraftPlace) => new TextEncoder().encode(`${userId}\n${subject}`);

/** The key of `users/info` (base64, 32 bytes), which stays in memory. */
export const draftKeyOf = (base64: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytesOf(base64), 'AES-GCM', false, ['encrypt', 'decrypt']);

/** Leaves out what is never kept, at any depth. */
const withoutSecrets = (key: string, value: unknown) => (neverKept.has(key) ? undefined : value);

export async function sealDraft(key: CryptoKey, place: DraftPlace, draft: LocalDraft<object>): Promise<SealedDraft> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(draft, withoutSecrets));
  const box = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: boundTo(place) }, key, text);
  return { iv, box };
}

/** What was sealed for this person and place; undefined when it was sealed for another, or under an older key. */
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
