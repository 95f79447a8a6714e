import { asc, eq } from 'drizzle-orm';
import { shownNumber } from '#features/particulars/server/index.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { isClient } from '../checklist/checklist.rules.ts';
import { partyPlace } from '../parties/rows.server.ts';
import { party } from '../parties/tables.server.ts';
import { loadEsubmission } from '../record/load.server.ts';
import { mayReadParties } from '../record/policy.server.ts';
import { type BillFor, billTargets } from '../roles.words.ts';
import { externalCobroke } from '../shares/tables.server.ts';
import { addresseesOf } from './addressees.rules.ts';
import { bill } from './tables.server.ts';

type Input = { query: { eSubId: string } };

const load = async (at: Reading, id: string) => {
  const row = await loadEsubmission(at, id);
  // An internal co-broker sees what is billed, not the addressees.
  if (!mayReadParties(at.actor, row)) throw missing('submission');
  const parties = await at.db.select().from(party).where(eq(party.esubmissionId, id)).orderBy(asc(party.id));
  return { row, parties };
};

/** The addressees that are offered for bills. */
export const readInvoiceTo = async (at: Reading, { query }: Input) => {
  const { row, parties } = await load(at, query.eSubId);
  const agencies = await at.db
    .select({ name: externalCobroke.agencyName, address: externalCobroke.agencyAddress })
    .from(externalCobroke)
    .where(eq(externalCobroke.esubmissionId, row.id))
    .orderBy(asc(externalCobroke.position));
  const masked = parties.map((each) => ({ ...each, idNumberMasked: shownNumber(at, partyPlace(each.uuid), each) }));
  const facts = { side: row.representedSide, parties: masked, agencies };
  return (Object.keys(billTargets) as BillFor[]).flatMap((billFor) =>
    addresseesOf(facts, billFor).map((addressee) => ({ billFor, ...addressee })),
  );
};

/** Our clients, and whether a bill covers them. */
export const readServingParties = async (at: Reading, { query }: Input) => {
  const { row, parties } = await load(at, query.eSubId);
  const bills = await at.db.select().from(bill).where(eq(bill.esubmissionId, row.id));
  const served = new Set(bills.flatMap(({ servingPartyUUIDs }) => servingPartyUUIDs));
  return parties
    .filter((each) => isClient(each, row.representedSide))
    .map(({ uuid, name, partyType }) => ({ uuid, name, partyType, isServed: served.has(uuid) }));
};
