import type { InstantText } from '#platform/contract/days.ts';

/** Somebody who signs a form. */
export type Signer = { name: string; email: string };

type Signed = { how: 'LINK' | 'PAPER' | 'REFUSED'; signer: string };
type Sent = { recipient: { name: string }; state: string };

/** Where a signer is asked: the customer by phone, where there is no email address. */
export type Recipient = Signer & { phone: string };

type OfForm = { name: string; particulars: { email: string; phone: string }; signers: readonly Signer[] };

/** Everybody who signs a form: its customer, and whoever signs it with them. */
export const signersOf = ({ name, particulars: { email, phone }, signers }: OfForm): Recipient[] => [
  { name, email, phone },
  ...signers.map((signer) => ({ ...signer, phone: '' })),
];

/** Whether somebody signed a version by a link. */
export const hasSigned = (signer: Pick<Signer, 'name'>, customer: string, ofVersion: readonly Signed[]): boolean =>
  ofVersion.some((each) => each.how === 'LINK' && (each.signer || customer) === signer.name);

/**
 * How far a version is signed: when all have, or one paper stands for all. One who declines stops it, until that one is asked again.
 * @param requests of the version, the newest first
 */
export const signedOf = (all: readonly Signer[], ofVersion: readonly Signed[], requests: readonly Sent[]) => {
  const [customer] = all;
  const isOnPaper = ofVersion.some(({ how }) => how !== 'LINK');
  const isSigned = isOnPaper || all.every((each) => hasSigned(each, customer?.name ?? '', ofVersion));
  const latest = [...new Map(requests.toReversed().map((each) => [each.recipient.name, each])).values()];
  return {
    isSigned,
    isDeclined: latest.some(({ state }) => state === 'DECLINED'),
    isSent: latest.some(isOpen),
  };
};

const isOpen = ({ state }: { state: string }): boolean => ['SENT', 'OPENED', 'VERIFIED'].includes(state);

/** Whether a link to sign this version is out. */
export const hasOpenLink = (
  { version }: { version: number },
  requests: readonly { version: number; state: string }[],
): boolean => requests.some((each) => each.version === version && isOpen(each));

/**
 * Whether the customer was asked by a link: for this version, whatever became of it, or for an earlier one that they opened and did not sign.
 * Withdrawing the link, or beginning another version, does not undo it.
 */
export const wasAskedByLink = (
  { version }: { version: number },
  requests: readonly { version: number; state: string; openedAt: string | null }[],
): boolean => requests.some((each) => each.version === version || (each.openedAt !== null && each.state !== 'SIGNED'));

type SignedFile = Signed & { version: number; fileId: string | null };

/**
 * The files of what was signed of a version that all have signed: one with all of its signers, or of each where it was signed before they were sealed
 * together, or the paper that stands for all of them. None while it is being sealed: a file from before is one that was not completed.
 */
export const filesSigned = ({ version }: { version: number }, signatures: readonly SignedFile[]): string[] => {
  const ofVersion = signatures.filter((each) => each.version === version);
  const paper = ofVersion.find(({ how }) => how !== 'LINK');
  const counting = paper ? [paper] : ofVersion.toSorted((a, b) => (a.signer < b.signer ? -1 : 1));
  const files = counting.flatMap(({ fileId }) => fileId ?? []);
  return files.length < counting.length ? [] : [...new Set(files)];
};

/** The last signature of a version; a paper stands for all of them. */
export const lastSigned = <S extends { version: number; how: Signed['how'] }>(
  { version }: { version: number },
  signatures: readonly S[],
): S | undefined => {
  const ofVersion = signatures.filter((each) => each.version === version);
  return ofVersion.find(({ how }) => how !== 'LINK') ?? ofVersion[0];
};

type SignedAt = { version: number; how: Signed['how']; signedAt: InstantText; scannedAt?: InstantText | null };

/**
 * The moment until which a document belongs to the signed version: the first signature by a link, since later documents were not part of
 * it, or the upload of a signed paper. Undefined: nobody has signed.
 */
export const signedUntil = (
  { version }: { version: number },
  signatures: readonly SignedAt[],
): InstantText | undefined => {
  const ofVersion = signatures.filter((each) => each.version === version);
  const paper = ofVersion.find(({ how }) => how !== 'LINK');
  if (paper) return paper.scannedAt ?? paper.signedAt;
  return ofVersion.map(({ signedAt }) => signedAt).toSorted((a, b) => Date.parse(a) - Date.parse(b))[0];
};

/** Validates the co-signers: each name must be unique, since it identifies the signer. */
export const wrongSigner = (all: readonly Signer[]): string | undefined => {
  const nameOf = ({ name }: Signer) => name.trim().toLowerCase();
  const twice = all.find((each, at) => all.slice(0, at).some((before) => nameOf(before) === nameOf(each)));
  return twice && `${twice.name} is named twice. Give each signer once, by the full name.`;
};
