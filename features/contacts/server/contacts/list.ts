import { addDays } from '#platform/contract/days.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { placed } from '#platform/server/database/placed.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import { type Binned, contactList } from '../../contract/contacts.ts';
import { binDays } from '../../words/document.ts';
import { isFound, searched } from '../core/search.ts';

const followUp = `
  CASE :followUp::text WHEN 'OVERDUE' THEN c.follow_up_on < :today::date WHEN 'DUE' THEN c.follow_up_on <= :today::date
    WHEN 'WEEK' THEN c.follow_up_on <= :inAWeek::date WHEN 'NONE' THEN c.follow_up_on IS NULL ELSE true END`;

const text = (isOwn: boolean, hasSearch: boolean) => `
  SELECT c.id AS "contactId", c.name, c.kind, c.stage, c.phones, c.emails, c.tags, c.screening_state AS "screeningState",
    c.follow_up_on AS "followUpOn", c.follow_up_note AS "followUpNote", c.last_contacted_at AS "lastContactedAt",
    c.created_at AS "createdAt"
  FROM contact c
  WHERE c.deleted_at IS NULL AND c.merged_into IS NULL ${isOwn ? 'AND c.owner = :me' : ''}
    AND (:kind::text IS NULL OR c.kind = :kind) AND (:stage::text IS NULL OR c.stage = :stage)
    AND (:tag::text IS NULL OR :tag = ANY(c.tags)) AND (:screening::text IS NULL OR c.screening_state = :screening)
    AND ${followUp} ${hasSearch ? `AND ${isFound}` : ''}`;

export const contactsList = serveList(contactList, {
  name: 'contacts',
  title: 'Contacts',
  action: 'contact.list-exported',
  last: 'contactId',
  rows: ({ actor, clock }, query) => {
    const { search = '', kind = null, stage = null, tag = null, screening = null } = query;
    const isOwn = actor.role !== 'admin';
    const words = searched(search);
    const day = today(clock);
    const days = { today: day, inAWeek: addDays(day, 7), followUp: query.followUp ?? null };
    const me = isOwn ? { me: actor.userId } : {};
    return placed(
      text(isOwn, words.length > 0),
      Object.assign({ kind, stage, tag, screening }, days, me, words.length > 0 ? { words } : {}),
    );
  },
});

const bin = `
  SELECT id AS "contactId", name, deleted_at AS "deletedAt",
    ((deleted_at AT TIME ZONE 'Asia/Singapore')::date + ${binDays}) AS "deletedOn"
  FROM contact WHERE owner = $1 AND deleted_at IS NOT NULL AND merged_into IS NULL ORDER BY deleted_at DESC, id`;

export const readBin = (at: Reading): Promise<Binned[]> => ask<Binned>(at.db, bin, [at.actor.userId]);
