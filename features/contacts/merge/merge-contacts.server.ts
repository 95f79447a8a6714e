import { asc, eq, inArray, sql } from 'drizzle-orm';
import { sealIdentity, shownNumber } from '#features/particulars/server/index.ts';
import { idTypes, isEntity } from '#features/particulars/words/kinds.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import type { ContactMerged } from '../merged.server.ts';
import type { ContactChanged } from '../ports.server.ts';
import type { Contact } from '../record/contact.calls.ts';
import { note } from '../record/note.server.ts';
import { numberPlace } from '../record/number.server.ts';
import { presentContact } from '../record/present.server.ts';
import { type ContactRecord, requireVersion } from '../record/scope.server.ts';
import { writeSearch } from '../record/search.server.ts';
import { contact, contactActivity, contactPlan, contactProperty } from '../tables.server.ts';
import { leftWords } from './left-words.rules.ts';
import { type Choosable, merged } from './merge.rules.ts';
import { mergedProperty } from './merge-property.rules.ts';

type MergeInput = {
  body: { keep: string; lose: string; keepVersion: number; loseVersion: number; taken: Choosable[] };
};

/** What the rooms above do with a merge: first they move what they keep, then they follow the change. */
type UpperHooks = { movers: ContactMerged[]; followers: ContactChanged[] };

/** One contact gets all that the other one has, which stays as it was, named as merged. */
export const mergeContacts = async (
  at: Writing,
  { body }: MergeInput,
  { movers, followers }: UpperHooks,
): Promise<Contact> => {
  const { keep, lose } = await lockBoth(at, body);
  const { values, left: leftOver, waits } = merged(keep, lose, body.taken);
  const numbers = numbersOf(at, { keep, lose }, body.taken.includes('idNumber'));
  const properties = await mergeProperties(at, { keep: keep.id, lose: lose.id });
  await takeParts(at, keep.id, lose.id);
  if (waits) await at.db.insert(contactPlan).values({ contactId: keep.id, ...waits });
  const now = at.clock.now().toString();
  const row = inserted(
    await at.db
      .update(contact)
      .set({ ...values, ...numbers.keep, version: keep.version + 1, changedAt: now })
      .where(eq(contact.id, keep.id))
      .returning(),
  );
  await at.db
    .update(contact)
    .set({ mergedInto: keep.id, ...numbers.lose })
    .where(eq(contact.id, lose.id));
  const rest = [...numbers.left, ...leftOver.map(leftWords), ...properties];
  await noteRest(at, keep.id, [`Merged with ${lose.name}.`, ...rest].join('\n'));
  await writeSearch(at, [keep.id]);
  await note(at, keep.id, 'contact.merged', { from: lose.id });
  await note(at, lose.id, 'contact.merged-away', { into: keep.id });
  for (const move of movers) await move(at, { keep: keep.id, lose: lose.id });
  for (const follow of followers) await follow(at, keep.id);
  return presentContact(at, row);
};

type Both = { keep: ContactRecord; lose: ContactRecord };

/** Both, locked in one order: of two that are merged into each other at once, the second merge is refused. */
const lockBoth = async (at: Writing, { keep, lose, keepVersion, loseVersion }: MergeInput['body']): Promise<Both> => {
  const isMine = sql`${contact.owner} = ${at.actor.userId} AND ${contact.deletedAt} IS NULL`;
  const rows = await at.db
    .select()
    .from(contact)
    .where(sql`${contact.id} IN (${keep}, ${lose}) AND ${isMine}`)
    .orderBy(asc(contact.id))
    .for('update');
  const stays = rows.find(({ id }) => id === keep);
  const goes = rows.find(({ id }) => id === lose);
  if (!stays || !goes) throw missing('contact');
  for (const { name, mergedInto } of [stays, goes])
    if (mergedInto)
      throw new Refusal(
        'contact.conflict',
        `${name} was merged with another contact meanwhile. Look at the list again.`,
      );
  requireVersion(stays, keepVersion);
  requireVersion(goes, loseVersion);
  return { keep: stays, lose: goes };
};

type Numbers = { keep: Partial<ContactRecord>; lose: Partial<ContactRecord>; left: string[] };

/**
 * Whose number the contact that stays has; each is sealed for its new place. The other number lies with the contact that was merged,
 * and the note shows its end.
 */
const numbersOf = (at: Writing, { keep, lose }: Both, isTaken: boolean): Numbers => {
  const own = keep.idNumberSealed !== '';
  const other = lose.idNumberSealed !== '';
  const mayTake = other && keep.idNumberPrint !== lose.idNumberPrint && isEntity(keep.kind) === isEntity(lose.kind);
  if (!mayTake) return { keep: {}, lose: {}, left: own || !other ? [] : [leftNumber(at, lose)] };
  if (own && !isTaken) return { keep: {}, lose: {}, left: [leftNumber(at, lose)] };
  return {
    keep: movedNumber(at, lose, keep.id),
    lose: own ? movedNumber(at, keep, lose.id) : {},
    left: own ? [leftNumber(at, keep)] : [],
  };
};

const leftNumber = (at: Writing, row: ContactRecord): string =>
  `${idTypes[row.idType]}: ${shownNumber(at, numberPlace(row.id), row)}`;

const movedNumber = (
  at: Writing,
  { id, idType, idNumberSealed }: ContactRecord,
  to: string,
): Partial<ContactRecord> => {
  const idNumber = at.secrets.open(idNumberSealed, numberPlace(id));
  return { idType, ...sealIdentity(at, numberPlace(to), { idType, idNumber }) };
};

/** Of a property that both have, the row of the contact that was merged stays with it: what it says more is taken over or noted. */
const moves = [
  `UPDATE contact_property p SET contact_id = $1 WHERE contact_id = $2 AND NOT EXISTS (
     SELECT FROM contact_property own WHERE own.contact_id = $1 AND own.address_key = p.address_key)`,
  `UPDATE contact_address SET contact_id = $1, is_primary = is_primary AND NOT EXISTS (
     SELECT FROM contact_address own WHERE own.contact_id = $1 AND own.is_primary) WHERE contact_id = $2`,
  `UPDATE contact_proposal p SET contact_id = $1 WHERE contact_id = $2 AND NOT EXISTS (
     SELECT FROM contact_proposal own WHERE own.contact_id = $1 AND own.key = p.key)`,
  `UPDATE contact_deal d SET contact_id = $1 WHERE contact_id = $2 AND NOT EXISTS (
     SELECT FROM contact_deal own WHERE own.contact_id = $1 AND own.deal_id = d.deal_id)`,
  ...['profiling', 'document', 'consent', 'activity', 'plan'].map(
    (part) => `UPDATE contact_${part} SET contact_id = $1 WHERE contact_id = $2`,
  ),
];

const takeParts = async (at: Writing, keep: string, lose: string): Promise<void> => {
  for (const move of moves) await ask(at.db, move, [keep, lose]);
};

const noteRest = async (at: Writing, contactId: string, body: string): Promise<void> => {
  await at.db
    .insert(contactActivity)
    .values({ contactId, kind: 'NOTE', body, at: at.clock.now().toString(), by: at.actor.userId });
};

/** Fills the properties of a contact from those of another with the same address. Answers what differs, a line each. */
const mergeProperties = async (at: Writing, { keep, lose }: { keep: string; lose: string }): Promise<string[]> => {
  const rows = await at.db
    .select()
    .from(contactProperty)
    .where(inArray(contactProperty.contactId, [keep, lose]));
  const lines: string[] = [];
  for (const own of rows.filter(({ contactId }) => contactId === keep)) {
    const other = rows.find(({ contactId, addressKey }) => contactId === lose && addressKey === own.addressKey);
    if (!other) continue;
    const { values, left: leftOver } = mergedProperty(own, other);
    lines.push(...leftOver);
    if (Object.keys(values).length === 0) continue;
    const changed = { ...values, version: own.version + 1 };
    await at.db.update(contactProperty).set(changed).where(eq(contactProperty.id, own.id));
  }
  return lines;
};
