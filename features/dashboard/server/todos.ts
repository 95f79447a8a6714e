import { readsPilot } from '#features/identity/index.server.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import type { TodoSource } from '#platform/server/dashboard.ts';
import type { TodoHome } from '../contract.ts';
import { inTodoOrder, merged } from '../rules/todos.ts';

/** The lines of To do, of all rooms together. */
export const readTodos =
  (sources: TodoSource[]) =>
  async (at: Reading): Promise<TodoHome> => {
    const found = [];
    for (const source of await sourcesFor(at, sources)) found.push(await source.read(at));
    const rows = merged(
      inTodoOrder(
        found.flatMap(({ rows }) => rows),
        today(at.clock),
      ),
    );
    return { rows, total: rows.length + found.reduce((sum, { more }) => sum + more, 0) };
  };

const sourcesFor = async (at: Reading, sources: TodoSource[]): Promise<TodoSource[]> => {
  const mine = sources.filter(({ isFor }) => isFor(at.actor));
  if (!mine.some(({ inPilot }) => inPilot)) return mine;
  const isPilot = await readsPilot(at);
  return mine.filter(({ inPilot }) => !inPilot || isPilot);
};
