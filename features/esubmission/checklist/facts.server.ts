import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { signedOnRow } from '../info/terms.rules.ts';
import { storedParties } from '../parties/rows.server.ts';
import type { EsubmissionRecord } from '../record/load.server.ts';
import type { BillFor } from '../roles.words.ts';
import { sidesOf } from '../transaction.words.ts';
import type { DocQuery } from './checklist.calls.ts';
import { type DocFacts, type DocParty, isClient } from './checklist.rules.ts';

type FactsAndNames = { facts: DocFacts; names: Map<string, string> };

/** The facts of a submission that the rules of the checklist use, and the names of its parties. */
export const docFactsOf = async (at: Reading<Actor | null>, row: EsubmissionRecord): Promise<FactsAndNames> => {
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
    // Citizens and permanent residents have an NRIC number.
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

const countsOf = async (at: Reading<Actor | null>, id: string) => {
  const [row] = await ask<Counts>(at.db, counting, [id]);
  return { numberOfEcbs: row?.ecbs ?? 0, numberOfIcbs: row?.icbs ?? 0, billFor: row?.bill_for ?? [] };
};

export type Asked = Omit<DocQuery, 'eSubId'>;

/** The facts of a combination without a submission: no shares beside the owner's, no bills, no parties. */
export const combinationOf = (at: Reading, { transType, propType, ...query }: Asked): DocFacts => {
  if (!transType) throw new Refusal('request.invalid', 'Say which transaction type.', { field: 'transType' });
  if (!propType) throw new Refusal('request.invalid', 'Say which property category.', { field: 'propType' });
  const nothing: DocFacts = {
    transType,
    propType,
    side: sidesOf[transType][0],
    numberOfEcbs: 0,
    numberOfIcbs: 1,
    billFor: [],
    parties: [],
    hasUnrepresented: false,
    hasForeignTenant: false,
    checkDate: today(at.clock),
  };
  return withQuery(nothing, query);
};

/** Facts in which the parameters of the query replace the values of the submission. */
export const withQuery = (facts: DocFacts, { newTransPary, hasParty, ...query }: Asked): DocFacts => {
  const changes = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
  return { ...facts, ...changes, parties: partiesOf(facts.parties, newTransPary, hasParty) };
};

const partiesOf = (
  parties: DocParty[],
  newTransPary: Asked['newTransPary'],
  hasParty: Asked['hasParty'],
): DocParty[] => {
  const added: DocParty = { uuid: null, isClient: true, isEntity: newTransPary === 'COMPANY' };
  if (newTransPary !== undefined && newTransPary !== 'false') return [...parties, added];
  if (hasParty === undefined) return parties;
  if (!hasParty) return [];
  return parties.length > 0 ? parties : [added];
};
