import { tidyIdentity } from '#features/particulars/rules/identity.ts';
import { shownNumber } from '#features/particulars/server/index.ts';
import { isIdentityLike, wholePhone } from '#platform/contract/typed/private-search.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { FoundContact } from './contact.calls.ts';
import { rowColumns } from './list.server.ts';
import { numberPlace } from './number.server.ts';
import type { ContactRecord } from './scope.server.ts';
import { isSeen, searchOf } from './search.server.ts';

type Row = FoundContact & Pick<ContactRecord, 'idType' | 'idNumberSealed' | 'idNumberMasked'>;

const first = (isOwn: boolean, where: string) => `
  SELECT ${rowColumns}, c.id_type AS "idType", c.id_number_sealed AS "idNumberSealed", c.id_number_masked AS "idNumberMasked"
  FROM contact c
  WHERE ${isSeen(isOwn)} AND ${where}
  ORDER BY c.name, c.id LIMIT 10`;

type Way = Awaited<ReturnType<typeof searchOf>>;

/** By a number of identity, which is found by its keyed hash; by a phone; or by words. */
const waysOf = async (at: Reading, text: string): Promise<Way[]> => {
  const byNumber: Way = {
    where: 'c.id_number_print = :print',
    values: { print: at.secrets.fingerprint(tidyIdentity(text)) },
  };
  const phone = wholePhone(text);
  if (phone) return [byNumber, { where: ':phone::text = ANY(c.phones)', values: { phone } }];
  if (isIdentityLike(text)) return [byNumber];
  return [byNumber, await searchOf(at, text)];
};

/** At most ten contacts that the actor sees. */
export const findContacts = async (at: Reading, { body }: { body: { text: string } }): Promise<FoundContact[]> => {
  const isOwn = at.actor.role !== 'admin';
  const me = isOwn ? { me: at.actor.userId } : {};
  const rowById = new Map<string, Row>();
  for (const { where, values } of await waysOf(at, body.text))
    for (const row of await ask<Row>(at.db, first(isOwn, where), { ...me, ...values })) rowById.set(row.contactId, row);
  return [...rowById.values()].slice(0, 10).map((row) => {
    const { idType: _type, idNumberSealed: _sealed, ...plain } = row;
    return { ...plain, idNumberMasked: shownNumber(at, numberPlace(row.contactId), row) };
  });
};
