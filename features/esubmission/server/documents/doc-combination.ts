import { Refusal } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import type { DocFacts, DocParty } from '../../checklist.ts';
import type { DocQuery } from '../../doc-query.ts';
import { sidesOf } from '../../words.ts';

export type Asked = Omit<DocQuery, 'eSubId'>;

/** A combination to ask about, as the facts of a submission that has nothing else yet. */
export const combinationOf = (at: Reading, { transType, propType, ...asked }: Asked): DocFacts => {
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
  return withAsked(nothing, asked);
};

/** Facts with those that were asked about in their place. */
export const withAsked = (facts: DocFacts, { newTransPary, hasParty, ...asked }: Asked): DocFacts => {
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
  return { ...facts, ...given, parties: partiesOf(facts.parties, newTransPary, hasParty) };
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
