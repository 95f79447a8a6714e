import { asc, desc, eq, sql } from 'drizzle-orm';
import { onlyAsked } from '#platform/contract/field-sheet.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import { note } from '../record/note.server.ts';
import { findContact, lockContact } from '../record/scope.server.ts';
import { profilingSheet } from '../record/sheets.words.ts';
import { contactProfiling } from '../tables.server.ts';
import { lockOwnerOf } from './owned.server.ts';
import type { Profiling, ProfilingInput } from './parts.calls.ts';

export const readProfiling = async (at: Reading, { params }: { params: { id: string } }): Promise<Profiling[]> => {
  const { id } = await findContact(at, params.id);
  const { contactId, profileDate } = contactProfiling;
  return at.db
    .select()
    .from(contactProfiling)
    .where(eq(contactId, id))
    .orderBy(desc(profileDate), asc(contactProfiling.id));
};

/** The columns of an input; its day is today if none is given. */
const columns = (at: Writing, input: ProfilingInput) => {
  const { budgetMin, budgetMax, sizeMin, sizeMax, profileDate } = input;
  if (budgetMin !== null && budgetMax !== null && budgetMin > budgetMax)
    throw new Refusal('profile.invalid', 'The budget ends below where it begins.', { field: 'budgetMax' });
  if (sizeMin !== null && sizeMax !== null && sizeMin > sizeMax)
    throw new Refusal('profile.invalid', 'The size ends below where it begins.', { field: 'sizeMax' });
  return { ...onlyAsked(profilingSheet, { isPerson: true }, input), profileDate: profileDate ?? today(at.clock) };
};

export const addProfiling = async (at: Writing, { body }: { body: ProfilingInput & { contactId: string } }) => {
  const { contactId, ...input } = body;
  const { id } = await lockContact(at, contactId);
  const row = inserted(
    await at.db
      .insert(contactProfiling)
      .values({ ...columns(at, input), contactId: id })
      .returning(),
  );
  await note(at, id, 'contact.profile-added', { profileId: row.id });
  return row;
};

type Change = { body: ProfilingInput & { id: string; version: number | undefined } };

export const changeProfiling = async (at: Writing, { body }: Change) => {
  const { id, version, ...input } = body;
  const { id: contactId } = await lockOwnerOf(at, contactProfiling, { id, version }, 'profile');
  const row = inserted(
    await at.db
      .update(contactProfiling)
      .set({ ...columns(at, input), version: sql`${contactProfiling.version} + 1` })
      .where(eq(contactProfiling.id, id))
      .returning(),
  );
  await note(at, contactId, 'contact.profile-changed', { profileId: id });
  return row;
};

export const deleteProfiling = async (at: Writing, { query }: { query: { iD: string } }): Promise<undefined> => {
  const { id: contactId } = await lockOwnerOf(at, contactProfiling, { id: query.iD }, 'profile');
  await at.db.delete(contactProfiling).where(eq(contactProfiling.id, query.iD));
  await note(at, contactId, 'contact.profile-removed', { profileId: query.iD });
};
