import { shownNumber } from '#features/particulars/server/index.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Contact } from './contact.calls.ts';
import { numberPlace } from './number.server.ts';
import { type ContactRecord, findContact } from './scope.server.ts';
import { survivingContact } from './surviving-contact.server.ts';

const counts = `
  SELECT (SELECT count(*)::int FROM contact_property WHERE contact_id = $1) AS properties,
    (SELECT count(*)::int FROM contact_address WHERE contact_id = $1) AS addresses,
    (SELECT count(*)::int FROM contact_profiling WHERE contact_id = $1) AS profiling,
    (SELECT count(*)::int FROM contact_document WHERE contact_id = $1 AND deleted_at IS NULL) AS documents,
    EXISTS (SELECT FROM contact_document WHERE contact_id = $1 AND legal_hold) AS "isHeld"`;

/** A contact as it is read, its number masked. */
export const presentContact = async (at: Reading, row: ContactRecord): Promise<Contact> => {
  const { id, owner, idNumberSealed: _s, idNumberMasked: _m, idNumberPrint: _p, search: _search, ...rest } = row;
  const { deletedAt: _d, mergedInto: _i, changedAt: _c, ...presented } = rest;
  const [counted] = await ask<Contact['counts'] & Pick<Contact, 'isHeld'>>(at.db, counts, [id]);
  if (!counted) throw new Error('A count has one row.');
  const { isHeld, ...parts } = counted;
  return {
    ...presented,
    contactId: id,
    idNumberMasked: shownNumber(at, numberPlace(id), row),
    counts: parts,
    isHeld,
    isMine: owner === at.actor.userId,
  };
};

/** A contact; of one that was merged, the contact that stayed. */
export const readContact = async (at: Reading, { params }: { params: { id: string } }): Promise<Contact> =>
  presentContact(at, await findContact(at, await survivingContact(at, params.id)));
