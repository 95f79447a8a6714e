import { addDays } from '#platform/contract/days.ts';
import type { Page } from '#platform/contract/paging.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import { binDays } from '../documents/documents.words.ts';
import { type Binned, contactList } from './contact.calls.ts';
import type { OnePage } from './of-contact.calls.ts';
import { isSeen, searchOf } from './search.server.ts';

const followUp = `
  CASE :followUp::text WHEN 'OVERDUE' THEN c.follow_up_on < :today::date WHEN 'DUE' THEN c.follow_up_on <= :today::date
    WHEN 'WEEK' THEN c.follow_up_on <= :inAWeek::date WHEN 'NONE' THEN c.follow_up_on IS NULL ELSE true END`;

/** The columns of a row of the list. */
export const rowColumns = `
  c.id AS "contactId", c.name, c.kind, c.stage, c.phones, c.emails, c.tags, c.screening_state AS "screeningState",
  c.follow_up_on AS "followUpOn", c.follow_up_note AS "followUpNote", c.last_contacted_at AS "lastContactedAt",
  c.created_at AS "createdAt"`;

const text = (isOwn: boolean, search: string) => `
  SELECT ${rowColumns} FROM contact c
  WHERE ${isSeen(isOwn)}
    AND (:kind::text IS NULL OR c.kind = :kind) AND (:stage::text IS NULL OR c.stage = :stage)
    AND (:tag::text IS NULL OR :tag = ANY(c.tags)) AND (:screening::text IS NULL OR c.screening_state = :screening)
    AND ${followUp} AND ${search}`;

export const contactsList = serveList(contactList, {
  name: 'contacts',
  title: 'Contacts',
  action: 'contact.list-exported',
  last: 'contactId',
  rows: async (at, query) => {
    const { actor, clock } = at;
    const { search = '', kind = null, stage = null, tag = null, screening = null } = query;
    const isOwn = actor.role !== 'admin';
    const match = await searchOf(at, search);
    const day = today(clock);
    const days = { today: day, inAWeek: addDays(day, 7), followUp: query.followUp ?? null };
    const me = isOwn ? { me: actor.userId } : {};
    return { text: text(isOwn, match.where), values: { kind, stage, tag, screening, ...days, ...me, ...match.values } };
  },
});

/** Each contact with those merged into it, since records may still name these. */
const bin = `
  SELECT b.*, count(*) OVER ()::int AS total FROM (
    SELECT id AS "contactId", name, deleted_at AS "deletedAt",
      CASE WHEN NOT EXISTS (
        WITH RECURSIVE family AS (
          SELECT c.id UNION SELECT m.id FROM contact m JOIN family ON m.merged_into = family.id
        ) SELECT FROM contact_document d JOIN family ON d.contact_id = family.id WHERE d.legal_hold
      ) THEN (deleted_at AT TIME ZONE 'Asia/Singapore')::date + ${binDays} END AS "deletedOn"
    FROM contact c WHERE owner = :me AND deleted_at IS NOT NULL AND merged_into IS NULL
  ) b ORDER BY "deletedAt" DESC, "contactId" LIMIT :size OFFSET :skipped`;

export const readBin = async (at: Reading, { query }: { query: OnePage }): Promise<Page<Binned>> => {
  const { pageNumber, pageSize: size } = query;
  const values = { me: at.actor.userId, size, skipped: (pageNumber - 1) * size };
  const rows = await ask<Binned & { total: number }>(at.db, bin, values);
  return { rows: rows.map(({ total: _total, ...row }) => row), totalRecords: rows[0]?.total ?? 0 };
};
