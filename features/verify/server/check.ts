import { registeredName } from '#features/firm/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { fairQueue } from '#platform/server/fair-queue.ts';
import type { IncomingFile } from '#platform/server/http/files.ts';
import { networkOf } from '#platform/server/http/network-of.ts';
import { spoolFor } from '#platform/server/http/spool.ts';
import type { Verified, verify } from '../contract.ts';
import { isCode, tidyCode } from '../rules/code.ts';
import { requirePdf } from './require-pdf.ts';
import type { Verifier } from './verifier.ts';

const unknown: Verified = { verdict: 'UNKNOWN', document: '', facts: [], remark: '' };

/** Files lie in memory while they are checked: one of an address at a time. How many wait is limited where they come in. */
const queue = fairQueue({ each: 1, all: 2, waiting: 64 });

/** Files of strangers, while they come: 64, and four of an address. */
const spooled = spoolFor({
  all: 64,
  each: 4,
  busy: {
    all: 'Many files are being checked. Try again in a moment.',
    each: 'Your last files are still being checked. Try again in a moment.',
  },
});

type Given = Input<typeof verify.check> & { file?: IncomingFile };

/** Asks the rooms that issue documents, one after the other. */
export const checkDocument =
  (verifiers: Verifier[]) =>
  async (at: Reading<Actor | null>, { body, file }: Given): Promise<Verified & { agency: string }> => {
    const found = file ? await byPdf(at, verifiers, file) : await byCode(at, verifiers, body.code);
    return { ...(found ?? unknown), agency: await registeredName(at.db) };
  };

/** Who has one address of an IPv6 network has them all, so that they count as one. */
const byPdf = (at: Reading<Actor | null>, verifiers: Verifier[], file: IncomingFile) => {
  const who = networkOf(at.address);
  return spooled(who, file, ({ read }) =>
    queue(who, async () => {
      const pdf = requirePdf(await read());
      return first(verifiers, (verifier) => verifier.byPdf?.(at, pdf));
    }),
  );
};

const byCode = async (at: Reading<Actor | null>, verifiers: Verifier[], typed: string) => {
  if (typed === '') throw new Refusal('verify.invalid', 'Enter the code, or choose the PDF.', { field: 'code' });
  const code = tidyCode(typed);
  if (!isCode(code))
    throw new Refusal('verify.invalid', 'This code is incomplete: it has 26 letters and digits.', { field: 'code' });
  return first(verifiers, (verifier) => verifier.byCode?.(at, code));
};

/** What the first that knows the document answers. */
const first = async (verifiers: Verifier[], ask: (verifier: Verifier) => Promise<Verified | undefined> | undefined) => {
  for (const verifier of verifiers) {
    const found = await ask(verifier);
    if (found) return found;
  }
  return undefined;
};
