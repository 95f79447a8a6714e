type Line = readonly { name: string }[];

/**
 * Label of a level's first row: the leader’s own production, and that of levels nearer to the leader. `line`: from the reader down to the
 * leader.
 */
export const nearerName = (line: Line, level: number): string => {
  const leader = line.length > 1 ? line.at(-1)?.name : 'You';
  return level === 1 ? `${leader}` : `${leader} and nearer levels`;
};
