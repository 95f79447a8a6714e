import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { openRequest, resend, revokeRequests, type SentLink } from '#features/signing/server/index.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { type Reading, transact, type Writing } from '#platform/server/context.ts';
import type { ecdd } from '../../contract/index.ts';
import { customerPdf, sha256 } from '../forms/paper.ts';
import { presentForm } from '../forms/read.ts';
import { type FormRecord, findForm, formPlace, lockForm, paperPlace } from '../forms/scope.ts';
import { formKind, standingOf } from '../forms/standing.ts';
import { ecddPaper } from '../tables.ts';
import { capacityOf, documentOf, documentTitle } from './document.ts';
import { requireSignable } from './require-signable.ts';

/**
 * Sends a version of a form to its customer: what it looks like is frozen, and a link made. Sent again it is a new link, and the old one
 * opens nothing any more.
 */
export const sendForSigning = async (at: Reading, { body }: Input<typeof ecdd.sendForSigning>) => {
  const form = await findForm(at, body.id);
  if (form.owner !== at.actor.userId) throw missing('form');
  const { requests } = await requireSignable(at, form);
  const open = requests.find(
    ({ version, state }) =>
      version === form.version && ['SENT', 'OPENED', 'VERIFIED', 'EXPIRED', 'LOCKED'].includes(state),
  );
  const paper = open ? undefined : await paperOf(at, form);
  const sent = await transact(at, async (within) => {
    // Somebody may have signed while the paper was made.
    await requireSignable(within, await lockForm(within, form.id, form.version));
    const link = open
      ? await resend(within, open.requestId, { way: body.way, to: form.particulars })
      : await openNew(within, form, paper, body.way);
    await record(within, {
      aggregate: 'ecdd-form',
      aggregateId: form.id,
      action: open ? 'form.sent-again' : 'form.sent',
      detail: { version: form.version, way: body.way },
    });
    return link;
  });
  const { state } = await standingOf(at, form);
  return { id: form.id, state, ...sent };
};

/** What the customer reads and signs, made before anything is locked. */
const paperOf = async (at: Reading, form: FormRecord) => {
  const shown = await presentForm(at, form, 'C');
  const pdf = await customerPdf(at, shown);
  return { pdf, sha256: sha256(pdf), document: documentOf(shown), capacity: capacityOf(shown) };
};

type Paper = Awaited<ReturnType<typeof paperOf>>;

const openNew = async (
  at: Writing,
  form: FormRecord,
  paper: Paper | undefined,
  way: 'MAIL' | 'SHARE' | 'HERE',
): Promise<SentLink> => {
  if (!paper) throw missing('form');
  const { id, version, name, property, particulars } = form;
  const { capacity, ...frozen } = paper;
  const [kept] = await at.db
    .select({ sha256: ecddPaper.sha256 })
    .from(ecddPaper)
    .where(and(eq(ecddPaper.formId, id), eq(ecddPaper.version, version)));
  // What was frozen once stays as it was.
  if (!kept) {
    const madeAt = at.clock.now().toString();
    await at.db.insert(ecddPaper).values({ formId: id, version, madeAt, ...frozen, ...ownNumber(at, form) });
  }
  return openRequest(
    at,
    {
      kind: formKind,
      ref: id,
      version,
      title: documentTitle,
      about: property,
      recipient: { name, capacity, email: particulars.email, phone: particulars.phone },
      sha256: kept?.sha256 ?? frozen.sha256,
    },
    { way },
  );
};

/** The number of the customer, sealed for the paper: what is read by a link does not follow what happens to the form. */
const ownNumber = (at: Writing, { id: formId, idNumberSealed }: FormRecord) => {
  const id = randomUUID();
  const number = idNumberSealed && at.secrets.open(idNumberSealed, formPlace(formId));
  return { id, idNumberSealed: at.secrets.seal(number, paperPlace(id)) };
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
  const { state } = await standingOf(at, form);
  return { id: form.id, state };
};
