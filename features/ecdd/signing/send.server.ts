import { openRequest, resend, revokeRequests, type SentLink } from '#features/signing/index.server.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { type Reading, transact, type Writing } from '#platform/server/context.ts';
import { sendAsked } from '../asked/send-asked.server.ts';
import { noteCorrected } from '../corrections/note-corrected.server.ts';
import { evaluateForm, formKind } from '../forms/evaluate-form.server.ts';
import { type FormRecord, findForm, lockForm } from '../forms/scope.server.ts';
import type { ecdd } from '../room.calls.ts';
import { documentTitle } from './document.server.ts';
import { freezePart, type Paper, paperOf } from './freeze-part.server.ts';
import { requireSignable } from './require-signable.server.ts';
import { hasSigned, type Recipient, signersOf } from './signers.rules.ts';

type Sending = Input<typeof ecdd.sendForSigning>['body'];
type Standing = Awaited<ReturnType<typeof requireSignable>>;

const mayGoOn = ['SENT', 'OPENED', 'VERIFIED', 'EXPIRED', 'LOCKED'];

/** The request of a version to one of its signers that can be sent again. */
const openOf = ({ requests }: Standing, { version }: FormRecord, { name }: Recipient) =>
  requests.find((each) => each.version === version && each.recipient.name === name && mayGoOn.includes(each.state));

/** To whom it is sent: those who have signed this version are not asked again. */
const recipientsOf = (
  { signers, signatures }: Standing,
  form: FormRecord,
  { recipient, way }: Sending,
): Recipient[] => {
  const wrong = (words: string) => new Refusal('form.invalid', words, { field: 'recipient' });
  if (recipient !== 'all') {
    const signer = signers[recipient === 'email' ? 0 : recipient + 1];
    if (!signer) throw wrong('This form has no such signer.');
    return [signer];
  }
  if (way !== 'MAIL') throw wrong('A link is handed to one signer at a time.');
  const ofVersion = signatures.filter(({ version }) => version === form.version);
  return signers.filter((each) => !hasSigned(each, form.name, ofVersion));
};

/**
 * Sends a version of a form to its customer, or to whoever signs it with them: what it looks like is frozen, and a link made for each.
 * Sent again it is a new link, and the old one opens nothing any more.
 */
export const sendForSigning = async (at: Reading, { body }: Input<typeof ecdd.sendForSigning>) => {
  const form = await findForm(at, body.id);
  if (form.owner !== at.actor.userId) throw missing('form');
  if (body.answers === 'THEMSELVES') return askCustomer(at, form, body);
  const standing = await requireSignable(at, form);
  const paper = recipientsOf(standing, form, body).some((signer) => !openOf(standing, form, signer))
    ? await paperOf(at, form)
    : undefined;
  const sent = await transact(at, async (within) => {
    // Somebody may have signed while the paper was made.
    const now = await requireSignable(within, await lockForm(within, form.id, { version: form.version }));
    const links: SentLink[] = [];
    for (const signer of recipientsOf(now, form, body))
      links.push(await sendTo(within, form, { signer, way: body.way, paper, open: openOf(now, form, signer) }));
    return links.at(-1);
  });
  if (!sent) throw new Refusal('form.conflict', 'Everybody has signed this form.');
  const { state } = await evaluateForm(at, form);
  return { id: form.id, state, ...sent };
};

const askCustomer = async (at: Reading, { id, version }: FormRecord, { recipient, way }: Sending) => {
  if (recipient !== 'email')
    throw new Refusal('form.invalid', 'The customer answers. Whoever signs with them is asked after that.', {
      field: 'recipient',
    });
  const sent = await transact(at, async (within) => sendAsked(within, await lockForm(within, id, { version }), way));
  const { state } = await evaluateForm(at, await findForm(at, id));
  return { id, state, ...sent };
};

type To = {
  signer: Recipient;
  way: Sending['way'];
  paper: Paper | undefined;
  open: { requestId: string } | undefined;
};

const sendTo = async (at: Writing, form: FormRecord, { signer, way, paper, open }: To): Promise<SentLink> => {
  const link = open
    ? await resend(at, open.requestId, { way, to: signer })
    : await openNew(at, form, { paper, way, signer });
  await record(at, {
    aggregate: 'ecdd-form',
    aggregateId: form.id,
    action: open ? 'form.sent-again' : 'form.sent',
    detail: { version: form.version, way },
  });
  return link;
};

const openNew = async (at: Writing, form: FormRecord, { paper, way, signer }: Omit<To, 'open'>): Promise<SentLink> => {
  if (!paper) throw missing('form');
  const { id, version, property } = form;
  const frozen = await freezePart(at, form, paper);
  return openRequest(
    at,
    {
      kind: formKind,
      ref: id,
      version,
      title: documentTitle,
      about: property,
      recipient: { ...signer, capacity: paper.capacity },
      sha256: frozen,
      corrected: await noteCorrected(at, form),
      signers: signersOf(form).map(({ name }) => name),
    },
    { way },
  );
};

export const revokeForm = async (at: Writing, { params }: Input<typeof ecdd.revokeForm>) => {
  const form = await lockForm(at, params.id);
  await revokeRequests(at, formKind, form.id);
  await record(at, {
    aggregate: 'ecdd-form',
    aggregateId: form.id,
    action: 'form.withdrawn',
    detail: { version: form.version },
  });
  const { state } = await evaluateForm(at, form);
  return { id: form.id, state };
};
