import { type OfRequest, openRequest } from '#features/signing/index.server.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { transact, type Writing } from '#platform/server/context.ts';
import { evaluateForm, formKind } from '../forms/evaluate-form.server.ts';
import type { FormRecord } from '../forms/scope.server.ts';
import { documentTitle } from '../signing/document.server.ts';
import { hasOpenLink, hasSigned, signersOf } from '../signing/signers.rules.ts';

/**
 * Whoever signs with the customer is asked once the customer has finished: each gets a link to the same document. Whom nothing can be sent to, as
 * without an address, the salesperson asks otherwise.
 */
export const askOthers = async (
  at: Writing<Actor | null>,
  form: FormRecord,
  { request, capacity }: { request: OfRequest; capacity: string },
): Promise<void> => {
  const { requests, signatures } = await evaluateForm(at, form);
  const ofVersion = signatures.filter(({ version }) => version === form.version);
  const [, ...others] = signersOf(form);
  for (const signer of others) {
    const theirs = requests.filter(({ recipient }) => recipient.name === signer.name);
    if (hasOpenLink(form, theirs) || hasSigned(signer, form.name, ofVersion)) continue;
    await transact(at, (within) =>
      openRequest(within, {
        kind: formKind,
        ref: form.id,
        version: form.version,
        title: documentTitle,
        about: form.property,
        recipient: { ...signer, capacity },
        // It becomes that of the customer's answers with theirs.
        sha256: null,
        signers: signersOf(form).map(({ name }) => name),
        askedBy: request.askedBy,
      }),
    ).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
  }
};
