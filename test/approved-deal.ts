import { sampleInfo } from '#demo/sample.ts';
import { countPapers } from '#features/esubmission/checklist/count-papers.server.ts';
import { approvedCase } from '#features/esubmission/deals/approved-case.server.ts';
import { readGst } from '#features/firm/server/index.ts';
import { deals } from '#features/production/deals.server.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { today } from '#platform/server/clock.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { readCase } from './case-rows.ts';
import { copyCase, type Kind } from './copied-case.ts';
import { anApprovedCase, bringPapers } from './deals.ts';
import type { Client } from './people.ts';

type Given = Parameters<typeof anApprovedCase>;
type Options = {
  info?: NonNullable<Given[2]>;
  bill?: NonNullable<Given[3]>;
  shares?: Given[4];
  external?: NonNullable<Given[5]>;
  /** Whether the papers that the invoice and the payout wait for are there, and the desk accepted them. */
  papers?: boolean;
};

/** The rows of a submission of each kind, and who took part in it. Test files that share the product share them. */
const known = new Map<string, Kind>();

/**
 * A submission of this salesperson that the desk has approved, and its deal. The first one of its kind is reported by the calls of the
 * wizard; those after it are copies of its rows, whose deal is made as an approval makes it, which takes a tenth of the time.
 */
export const anApprovedDeal = async (owner: Client, desk: Client, options: Options = {}) => {
  const { info = {}, bill = {}, shares, external = [], papers = false } = options;
  const at = { ...owner.asNobody, actor: desk.person, address: '127.0.0.1' };
  const people = [...new Set([owner.person, desk.person, ...(shares ?? [])].map(({ userId }) => userId))];
  const { unit, ...property } = info.property ?? sampleInfo().property;
  const kind = JSON.stringify([
    ...[today(at.clock), await readGst(at.db), { ...info, property }, bill, external, papers],
    shares?.map((share) => ({ ...share, userId: people.indexOf(share.userId) })),
  ]);
  const first = known.get(kind);
  if (first)
    return made(at, await copyOf(at, first, { people, actors: [owner.person, desk.person], unit: unit ?? '' }));

  const { eSubId } = await anApprovedCase(owner, desk, info, bill, shares, external);
  if (papers) await bringPapers(owner, desk, { eSubId });
  known.set(kind, { rows: await readCase(at, eSubId), people });
  return made(at, eSubId);
};

const copyOf = (reading: Reading, first: Kind, now: { people: string[]; actors: Actor[]; unit: string }) =>
  transact(reading, async (at) => {
    const row = await copyCase(at, first, now);
    await countPapers(at, row);
    await deals.make(at, await approvedCase(at, row));
    return row.id;
  });

type Made = { eSubId: string; caseNo: string; dealId: string; dealNo: string; fileIds: string[] };

/** Its deal, and its files in the order of their uploads. */
const made = async ({ db }: Reading, eSubId: string): Promise<Made> => {
  const [found] = await ask<Made>(
    db,
    `SELECT esubmission_id AS "eSubId", case_no AS "caseNo", id AS "dealId", deal_no AS "dealNo",
       ARRAY(SELECT f.file_id FROM esubmission_file f JOIN esubmission_document o ON o.id = f.document
         WHERE o.esubmission_id = deal.esubmission_id ORDER BY o.id) AS "fileIds"
     FROM deal WHERE esubmission_id = $1`,
    [eSubId],
  );
  if (!found) throw new Error('An approved submission has no deal.');
  return found;
};
