/**
 * What a table says of a state. A stored state may be newer than the table: of one that it does not name, it says `otherwise`, which
 * gates choose so that it blocks.
 */
export const saidOf = <State extends PropertyKey, Said>(
  table: Readonly<Record<State, Said>>,
  state: State,
  otherwise: NoInfer<Said>,
): Said => (Object.hasOwn(table, state) ? table[state] : otherwise);
