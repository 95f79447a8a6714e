import type { PointGroup } from 'signature_pad';
import type { SignatureMethod } from '../signing.words.ts';

/** Input of a signature before it is sent. It stays in this tab, so that nothing is lost with the network. */
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
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as { token: string; given: KeptSignature } | null;
    return stored?.token === token ? stored.given : undefined;
  } catch {
    return undefined;
  }
};

export const keep = (token: string, signature: KeptSignature): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify({ token, given: signature }));
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
