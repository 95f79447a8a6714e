type Line = readonly { name: string }[];

/** What the row is called that a level begins with: the leader’s own, and what is nearer to the leader than the level. `line`: from the reader down to the leader. */
export const nearerName = (line: Line, level: number): string => {
  const leader = line.length > 1 ? line.at(-1)?.name : 'You';
  return level === 1 ? `${leader}` : `${leader} and nearer levels`;
};
