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

/** An entry from what was read of it: tidied, each name and fact once. Undefined for one without an id or without a name. */
export const entryOf = ({ key, formerKeys = [], kind, names, facts, remarks }: Read): ListEntry | undefined => {
  const known = new Set<string>();
  const tidied = names.flatMap(({ name, quality }): EntityName[] => {
    const text = fieldText(name, longest.name).replace(/\s+/g, ' ');
    if (!/[\p{L}\p{N}]/u.test(text) || known.has(text)) return [];
    known.add(text);
    return [{ name: text, quality }];
  });
  if (!key || tidied.length === 0) return undefined;
  const cleaned = Object.entries(facts).map(([name, value]) => [name, Array.isArray(value) ? once(value) : value]);
  return {
    key: fieldText(key, 100),
    formerKeys: once(formerKeys),
    kind,
    names: tidied.slice(0, mostNames),
    facts: { ...noFacts(), ...Object.fromEntries(cleaned) },
    remarks: fieldText(remarks, longest.remarks),
  };
};

const once = <T extends string>(values: readonly T[]): T[] => [
  ...new Set(values.map((value) => fieldText(value, longest.fact) as T).filter(Boolean)),
];
