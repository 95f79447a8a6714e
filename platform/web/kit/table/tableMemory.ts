import { useCallback, useState } from 'react';

export type Density = 'comfortable' | 'compact';
/** What a person chose for one table: shown or hidden by column id, and density. */
export type TableMemory = { columns: Record<string, boolean>; density: Density };

const keyOf = (name: string) => `gable.table.${name}`;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What is remembered; a record that is not ours, or a browser that remembers nothing, counts as a first visit. */
function readMemory(name: string): TableMemory {
  const fresh: TableMemory = { columns: {}, density: 'comfortable' };
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null');
    if (!isRecord(stored)) return fresh;
    const columns = isRecord(stored.columns) ? stored.columns : {};
    return {
      columns: Object.fromEntries(
        Object.entries(columns).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
      ),
      density: stored.density === 'compact' ? 'compact' : 'comfortable',
    };
  } catch {
    return fresh;
  }
}

/** The memory of one table and its setter, which keeps it in the browser. */
export function useTableMemory(name: string): [TableMemory, (change: Partial<TableMemory>) => void] {
  const [memory, setMemory] = useState(() => readMemory(name));
  const change = useCallback(
    (part: Partial<TableMemory>) =>
      setMemory((before) => {
        const after = { ...before, ...part };
        try {
          localStorage.setItem(keyOf(name), JSON.stringify(after));
        } catch {
          // A full or forbidden storage loses the choice at the next visit, nothing more.
        }
        return after;
      }),
    [name],
  );
  return [memory, change];
}
