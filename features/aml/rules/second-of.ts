/**
 * Who of the compliance desk gives the second word on a true match: the designated officers who are still there, or all of the desk where
 * fewer than two are, since one of them may have been the first.
 */
export const secondOf = <Officer extends { userName: string }>(designated: string[], desk: Officer[]): Officer[] => {
  const chosen = desk.filter(({ userName }) => designated.includes(userName));
  return chosen.length < 2 ? desk : chosen;
};
