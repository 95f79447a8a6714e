import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Activity } from '../daily/daily.calls.ts';
import {
  type ConsentState,
  consentStates,
  type PdpaChannel,
  type Purpose,
  pdpaChannels,
  purposes,
} from './pdpa.words.ts';

type Row = { id: string; purpose: Purpose; channel: PdpaChannel; state: ConsentState; at: string; by: string };

const newest = `
  SELECT c.id, c.purpose, c.channel, c.state, c.recorded_at AS at, p.name AS by
  FROM contact_consent c JOIN person_public p ON p.id = c.recorded_by
  WHERE c.contact_id = ANY(:contactIds::uuid[]) ORDER BY c.recorded_at DESC, c.id LIMIT :limit`;

/** What contacts agreed to and withdrew, for their timeline. */
export const consentsOf = async (at: Reading, contactIds: string[], limit: number): Promise<Activity[]> =>
  (await ask<Row>(at.db, newest, { contactIds, limit })).map(({ purpose, channel, state, ...row }) => ({
    ...row,
    kind: 'CONSENT',
    body: `${purposes[purpose]}, ${pdpaChannels[channel].toLowerCase()}: ${consentStates[state].toLowerCase()}`,
    to: null,
  }));
