import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { type DocFacts, isClient } from '../../checklist.ts';
import { signedOnRow } from '../../terms.ts';
import type { BillFor } from '../../words.ts';
import type { EsubmissionRecord } from '../load.ts';
import { storedParties } from '../party-rows.ts';

type FactsAndNames = { facts: DocFacts; names: Map<string, string> };

/** What the rules ask of a submission: 00's query parameters, from its own rows; and what its parties are called. */
export const docFactsOf = async (at: Reading, row: EsubmissionRecord): Promise<FactsAndNames> => {
  const [parties, counts] = await Promise.all([storedParties(at.db, row.id), countsOf(at, row.id)]);
  const facts = {
    transType: row.transactionType,
    propType: row.propertyCategory,
    side: row.representedSide,
    checkDate: signedOnRow(row) ?? today(at.clock),
    parties: parties.map((each) => ({
      uuid: each.uuid,
      isClient: isClient(each, row.representedSide),
      isEntity: each.kind !== 'INDIVIDUAL',
    })),
    hasUnrepresented: parties.some(({ isUnrepresented }) => isUnrepresented),
    // By what the number says: a citizen and a permanent resident have an NRIC.
    hasForeignTenant: parties.some(({ partyType, idType }) => isTenant(partyType) && foreignIds.includes(idType)),
    ...counts,
  };
  return { facts, names: new Map(parties.map(({ uuid, name }) => [uuid, name])) };
};

const isTenant = (partyType: string): boolean => partyType === 'TENANT';
const foreignIds = ['FIN', 'PASSPORT'];

type Counts = { ecbs: number; icbs: number; bill_for: BillFor[] };
const counting = `
  SELECT (SELECT count(*) FROM external_cobroke WHERE esubmission_id = $1) AS ecbs,
         (SELECT count(DISTINCT user_id) FROM internal_cobroke WHERE esubmission_id = $1) AS icbs,
         ARRAY(SELECT DISTINCT bill_for FROM bill WHERE esubmission_id = $1) AS bill_for`;

const countsOf = async (at: Reading, id: string) => {
  const [found] = await ask<Counts>(at.db, counting, [id]);
  return { numberOfEcbs: found?.ecbs ?? 0, numberOfIcbs: found?.icbs ?? 0, billFor: found?.bill_for ?? [] };
};
