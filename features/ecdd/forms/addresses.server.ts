import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { addressOf, phoneBeside } from '#features/signing/address.rules.ts';
import { forgetOtherPhone, requestsOf, revokeRequest } from '#features/signing/index.server.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import { signersOf } from '../signing/signers.rules.ts';
import { ecddForm } from '../tables.server.ts';
import { formKind } from './evaluate-form.server.ts';
import type { FormRecord } from './scope.server.ts';

/** Where a form is sent to. It is no part of what is signed: all else is. */
export type Addressed = Pick<FormRecord, 'particulars' | 'signers'>;

export const withoutAddresses = <T extends Addressed>(form: T): T => ({
  ...form,
  particulars: { ...form.particulars, phone: '', email: '' },
  signers: form.signers.map((signer) => ({ ...signer, email: '' })),
});

/** Keeps the phone and the email addresses that are given, in the version that there is. A link that went to another address is withdrawn, and no code goes to another phone. */
export const keepAddresses = async (
  at: Writing,
  stored: FormRecord,
  { particulars: { phone, email }, signers }: Addressed,
): Promise<FormRecord> => {
  const next = { particulars: { ...stored.particulars, phone, email }, signers };
  if (isDeepStrictEqual(next, { particulars: stored.particulars, signers: stored.signers })) return stored;
  const form = inserted(await at.db.update(ecddForm).set(next).where(eq(ecddForm.id, stored.id)).returning());
  await withdrawMoved(at, form);
  const { id: ref, name } = form;
  await forgetOtherPhone(at, { kind: formKind, ref, name, phone: phoneBeside(form.particulars) });
  await record(at, {
    aggregate: 'ecdd-form',
    aggregateId: form.id,
    action: 'form.address-corrected',
    detail: { version: form.version },
  });
  return form;
};

const withdrawMoved = async (at: Writing, form: FormRecord): Promise<void> => {
  const addresses = new Map(signersOf(form).map((signer) => [signer.name, addressOf(signer)]));
  const requests = await requestsOf(at, formKind, [form.id]);
  for (const { requestId, version, state, recipient } of requests)
    if (version === form.version && state !== 'SIGNED' && state !== 'DECLINED')
      if (addresses.get(recipient.name) !== recipient.email) await revokeRequest(at, requestId);
};
