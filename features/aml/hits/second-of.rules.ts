/**
 * Officers who may give the second decision on a true match: the designated ones who are still there, or the whole desk if none of them
 * may. `barred`, by their ids: the first officer, and claimants of submissions of the customer.
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
