import { fieldText } from '#platform/contract/fields.ts';
import { type EntityFacts, type EntityName, type ListEntry, noFacts } from '../entity.rules.ts';

type Read = {
  key: string;
  formerKeys?: string[];
  kind: ListEntry['kind'];
  names: EntityName[];
  facts: Partial<EntityFacts>;
  remarks: string;
};

const longest = { name: 300, fact: 500, remarks: 10_000 } as const;
/** More names than any entry has. */
const mostNames = 200;

/** Makes an entry of a record that was read: tidied, without duplicate names and facts. Undefined for a record without an id or a name. */
export const entryOf = ({ key, formerKeys = [], kind, names, facts, remarks }: Read): ListEntry | undefined => {
  const seen = new Set<string>();
  const tidied = names.flatMap(({ name, quality }): EntityName[] => {
    const text = fieldText(name, longest.name).replace(/\s+/g, ' ');
    if (!/[\p{L}\p{N}]/u.test(text) || seen.has(text)) return [];
    seen.add(text);
    return [{ name: text, quality }];
  });
  if (!key || tidied.length === 0) return undefined;
  const cleaned = Object.entries(facts).map(([name, value]) => [
    name,
    Array.isArray(value) ? deduplicated(value) : value,
  ]);
  return {
    key: fieldText(key, 100),
    formerKeys: deduplicated(formerKeys),
    kind,
    names: tidied.slice(0, mostNames),
    facts: { ...noFacts(), ...Object.fromEntries(cleaned) },
    remarks: fieldText(remarks, longest.remarks),
  };
};

const deduplicated = <T extends string>(values: readonly T[]): T[] => [
  ...new Set(values.map((value) => fieldText(value, longest.fact) as T).filter(Boolean)),
];
