import { asc, eq, sql } from 'drizzle-orm';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { type DocFacts, type DocParty, isClient } from '../../checklist.ts';
import type { BillFor } from '../../words.ts';
import type { EsubmissionRecord } from '../load.ts';
import { bill, externalCobroke, internalCobroke, party } from '../tables.ts';

type NamedFacts = Omit<DocFacts, 'parties'> & { parties: (DocParty & { name: string })[] };

/** What the rules ask of a submission: 00's query parameters, from its own rows. */
export const docFactsOf = async (at: Reading, row: EsubmissionRecord): Promise<NamedFacts> => {
  const parties = await at.db.select().from(party).where(eq(party.esubmissionId, row.id)).orderBy(asc(party.id));
  return {
    transType: row.transactionType,
    propType: row.propertyCategory,
    side: row.representedSide,
    checkDate: row.optionDate ?? today(at.clock),
    parties: parties.map((each) => ({
      uuid: each.uuid,
      name: each.name,
      isClient: isClient(each, row.representedSide),
    })),
    ...(await countsOf(at, row.id)),
  };
};

const countsOf = async (at: Reading, id: string) => {
  const { rows } = await at.db.execute<{ ecbs: number; icbs: number; bill_for: BillFor[] }>(sql`
    SELECT (SELECT count(*) FROM ${externalCobroke} WHERE esubmission_id = ${id}) AS ecbs,
           (SELECT count(DISTINCT user_id) FROM ${internalCobroke} WHERE esubmission_id = ${id}) AS icbs,
           ARRAY(SELECT DISTINCT bill_for FROM ${bill} WHERE esubmission_id = ${id}) AS bill_for`);
  const [found] = rows;
  return { numberOfEcbs: found?.ecbs ?? 0, numberOfIcbs: found?.icbs ?? 0, billFor: found?.bill_for ?? [] };
};
