import { useCallback, useState } from 'react';

export type Density = 'comfortable' | 'compact';
/** A person's choices for one table: visibility by column id, and density. */
export type TableMemory = { columns: Record<string, boolean>; density: Density };

const keyOf = (name: string) => `gable.table.${name}`;

const isDensity = (value: unknown): value is Density => value === 'compact' || value === 'comfortable';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The stored choices of a table; the defaults if nothing valid is stored. */
function readMemory(name: string, density: Density): TableMemory {
  const fresh: TableMemory = { columns: {}, density };
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null');
    if (!isRecord(stored)) return fresh;
    const columns = isRecord(stored.columns) ? stored.columns : {};
    return {
      columns: Object.fromEntries(
        Object.entries(columns).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
      ),
      density: isDensity(stored.density) ? stored.density : density,
    };
  } catch {
    return fresh;
  }
}

/** The choices of one table, and a setter that stores them in the browser. */
export function useTableMemory(
  name: string,
  density: Density = 'comfortable',
): [TableMemory, (change: Partial<TableMemory>) => void] {
  const [memory, setMemory] = useState(() => readMemory(name, density));
  const change = useCallback(
    (part: Partial<TableMemory>) =>
      setMemory((before) => {
        const after = { ...before, ...part };
        try {
          localStorage.setItem(keyOf(name), JSON.stringify(after));
        } catch {
          // Without storage the choice lasts until the page is left.
        }
        return after;
      }),
    [name],
  );
  return [memory, change];
}
