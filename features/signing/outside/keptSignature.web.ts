import type { PointGroup } from 'signature_pad';
import type { SignatureMethod } from '../signing.words.ts';

/** What somebody has given of a signature before it is sent. It stays in this tab, so that a lost network costs nothing. */
export type KeptSignature = {
  method: SignatureMethod;
  strokes: PointGroup[];
  /** How wide the field was that they were drawn in. */
  width: number;
  name: string;
  capacity: string;
  confirmed: string[];
};

const key = 'gable-signature';

export const readKept = (token: string): KeptSignature | undefined => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as { token: string; given: KeptSignature } | null;
    return kept?.token === token ? kept.given : undefined;
  } catch {
    return undefined;
  }
};

export const keep = (token: string, given: KeptSignature): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify({ token, given }));
  } catch {
    // Without storage it stays on the page.
  }
};

export const dropKept = (): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
};
