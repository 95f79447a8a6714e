/**
 * Who of the compliance desk gives the second word on a true match: the designated officers who are still there, or all of the desk where
 * none of them may. `barred`, by their ids: the first officer, and who claimed a submission of the customer.
 */
export const secondOf = <Officer extends { id: string; userName: string }>(
  designated: string[],
  desk: Officer[],
  barred: string[],
): Officer[] => {
  const able = desk.filter(({ id }) => !barred.includes(id));
  const chosen = able.filter(({ userName }) => designated.includes(userName));
  return chosen.length === 0 ? able : chosen;
};
