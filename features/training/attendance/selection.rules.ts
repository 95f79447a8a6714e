/** Selection of the desk in a session, and the check-ins that it has seen: ids of people. */
export type Selection = { chosen: string[]; seen: string[] };

/** Adds people who checked in since. Those taken out by the desk before stay out. Returns the same object if there are none. */
export const withCheckedIn = (selection: Selection, checkedIn: string[]): Selection => {
  const { chosen, seen } = selection;
  const fresh = checkedIn.filter((id) => !seen.includes(id));
  if (fresh.length === 0) return selection;
  return { chosen: [...new Set([...chosen, ...fresh])], seen: [...seen, ...fresh] };
};

/** `Ann Lee, Bob Tan and 3 more`. */
export const namesInShort = (names: string[], most = 8): string =>
  names.length <= most ? names.join(', ') : `${names.slice(0, most).join(', ')} and ${names.length - most} more`;
