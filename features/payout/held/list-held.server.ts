import type { Data, Input } from '#platform/contract/endpoint.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { isFound, patternsOf } from '#platform/server/database/search.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import type { payout } from '../room.calls.ts';
import { allowLongStatements } from '../runs/allow-long-statements.server.ts';
import { type HeldItem, proposeLines } from '../runs/propose-lines.server.ts';
import { readRunDays } from '../runs/run-days.server.ts';
import { heldItemList, heldList } from './held.calls.ts';
import { choiceOf, reasonsOf } from './held-reasons.rules.ts';

type Filters = Input<typeof payout.heldSheet>['query'];
type Held = { cutOff: string; held: HeldItem[] };

/** The items that a run would hold, computed by rules over all that it may pay. The database then filters, sorts and sums them for the page. */
const heldNow = async (at: Reading, { kind = 'SALESPEOPLE', cutOff: chosenCutOff }: Filters): Promise<Held> => {
  const cutOff = chosenCutOff ?? (await readRunDays(at)).cutOff;
  return { cutOff, held: (await proposeLines(at, { kind, cutOff, payDay: cutOff })).held };
};

const items = `
  SELECT h.place, h.source, h.kind, h.name, h."of", h.cents, h."payeeId", h.reasons, h.why AS first, said.why,
    d.deal_no AS "dealNo", d.address, d.esubmission_id AS "eSubId"
  FROM jsonb_to_recordset(:held::jsonb) AS h (
    place int, source uuid, kind text, name text, "of" text, cents bigint, "payeeId" text, "dealId" uuid, reasons jsonb, why text, choices text[])
  CROSS JOIN LATERAL (SELECT string_agg(r.reason ->> 'words', '; ' ORDER BY r.n) AS why
    FROM jsonb_array_elements(h.reasons) WITH ORDINALITY AS r (reason, n)) said
  LEFT JOIN deal_public d ON d.id = h."dealId"
  WHERE (:why::text IS NULL OR :why = ANY(h.choices)) AND ${isFound('searched(concat_ws(\' \', h.name, h."of", said.why))')}`;

const groups = `
  SELECT coalesce("dealNo", "payeeId") || ' ' || why AS key, coalesce(min("dealNo"), (array_agg("of" ORDER BY place))[1]) AS "of", coalesce(min(address), '') AS address,
    sum(cents)::bigint AS cents,
    jsonb_agg(jsonb_build_object('source', source, 'kind', kind, 'name', name, 'of', "of", 'cents', cents, 'payeeId', "payeeId",
      'reasons', reasons, 'why', first, 'deal', CASE WHEN "dealNo" IS NOT NULL THEN
        jsonb_build_object('dealNo', "dealNo", 'address', address, 'eSubId', "eSubId") END) ORDER BY place) AS items
  FROM (${items}) item GROUP BY coalesce("dealNo", "payeeId"), why`;

const valuesOf = ({ search, why }: Filters, { held }: Held) => ({
  held: JSON.stringify(held.map((item, place) => ({ ...item, place, choices: item.reasons.map(choiceOf) }))),
  why: why ?? null,
  words: patternsOf(search),
});

/** The list of what was found held. */
const listOf = (heldItems: Held) =>
  serveList(heldList, {
    name: 'held',
    title: 'Held',
    action: 'payout.held-exported',
    order: (by, direction) => `"${by}" ${direction}, key`,
    rows: (_, query) => ({ text: groups, values: valuesOf(query, heldItems) }),
  });

export const readHeld = (at: Reading, input: Input<typeof payout.held>): Promise<Data<typeof payout.held>> =>
  transact(at, async (within) => {
    await allowLongStatements(within);
    const { query } = input;
    const heldItems = await heldNow(within, query);
    const page = await listOf(heldItems).page(within, input);
    const [counted] = await ask<{ listed: number }>(
      within.db,
      `SELECT count(*)::int AS listed FROM (${items}) item`,
      valuesOf(query, heldItems),
    );
    return {
      ...page,
      cutOff: heldItems.cutOff,
      listed: counted?.listed ?? 0,
      held: heldItems.held.length,
      reasons: reasonsOf(heldItems.held),
    };
  });

const sheet = serveList(heldItemList, {
  name: 'held',
  title: 'Held',
  action: 'payout.held-exported',
  order: () => 'place',
  rows: async (at, query) => {
    const heldItems = await transact(at, async (within) => {
      await allowLongStatements(within);
      return heldNow(within, query);
    });
    return { text: items, values: valuesOf(query, heldItems) };
  },
});

export const heldSheet = sheet.file;
