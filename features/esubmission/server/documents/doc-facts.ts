import { asc, eq, sql } from 'drizzle-orm';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { type DocFacts, isClient } from '../../checklist.ts';
import type { BillFor } from '../../words.ts';
import type { EsubmissionRecord } from '../load.ts';
import { bill, externalCobroke, internalCobroke } from '../money-tables.ts';
import { party } from '../party-tables.ts';

type FactsAndNames = { facts: DocFacts; names: Map<string, string> };

/** What the rules ask of a submission: 00's query parameters, from its own rows; and what its parties are called. */
export const docFactsOf = async (at: Reading, row: EsubmissionRecord): Promise<FactsAndNames> => {
  const parties = await at.db.select().from(party).where(eq(party.esubmissionId, row.id)).orderBy(asc(party.id));
  const facts = {
    transType: row.transactionType,
    propType: row.propertyCategory,
    side: row.representedSide,
    checkDate: row.optionDate ?? row.agreementDate ?? today(at.clock),
    parties: parties.map((each) => ({
      uuid: each.uuid,
      isClient: isClient(each, row.representedSide),
      isEntity: each.kind !== 'INDIVIDUAL',
    })),
    hasUnrepresented: parties.some(({ isUnrepresented }) => isUnrepresented),
    // By what the number says: a citizen and a permanent resident have an NRIC.
    hasForeignTenant: parties.some(({ partyType, idType }) => isTenant(partyType) && foreignIds.includes(idType)),
    ...(await countsOf(at, row.id)),
  };
  return { facts, names: new Map(parties.map(({ uuid, name }) => [uuid, name])) };
};

const isTenant = (partyType: string): boolean => partyType === 'TENANT';
const foreignIds = ['FIN', 'PASSPORT'];

const countsOf = async (at: Reading, id: string) => {
  const { rows } = await at.db.execute<{ ecbs: number; icbs: number; bill_for: BillFor[] }>(sql`
    SELECT (SELECT count(*) FROM ${externalCobroke} WHERE esubmission_id = ${id}) AS ecbs,
           (SELECT count(DISTINCT user_id) FROM ${internalCobroke} WHERE esubmission_id = ${id}) AS icbs,
           ARRAY(SELECT DISTINCT bill_for FROM ${bill} WHERE esubmission_id = ${id}) AS bill_for`);
  const [found] = rows;
  return { numberOfEcbs: found?.ecbs ?? 0, numberOfIcbs: found?.icbs ?? 0, billFor: found?.bill_for ?? [] };
};
