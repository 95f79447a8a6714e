/** Whom the desk has selected of a session, and whose check-in it has seen by then: ids of people. */
export type Selection = { chosen: string[]; seen: string[] };

/** Selects whoever has checked in since. Whom the desk has taken out before stays out. The same object where nobody has. */
export const withCheckedIn = (selection: Selection, checkedIn: string[]): Selection => {
  const { chosen, seen } = selection;
  const fresh = checkedIn.filter((id) => !seen.includes(id));
  if (fresh.length === 0) return selection;
  return { chosen: [...new Set([...chosen, ...fresh])], seen: [...seen, ...fresh] };
};

/** `Ann Lee, Bob Tan and 3 more`. */
export const namesInShort = (names: string[], most = 8): string =>
  names.length <= most ? names.join(', ') : `${names.slice(0, most).join(', ')} and ${names.length - most} more`;
