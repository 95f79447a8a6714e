export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The milliseconds of a list that is asked for again and again until something else is done. */
export const watch = async (
  list: string,
  headers: Record<string, string>,
  until: Promise<unknown>,
): Promise<number[]> => {
  const taken: number[] = [];
  let isDone = false;
  until.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const began = performance.now();
    await fetch(list, { headers }).then((answer) => answer.arrayBuffer());
    taken.push(performance.now() - began);
    await pause(10);
  }
  return taken;
};

/** What all but one in a hundred took at most. */
export const p99 = (taken: number[]): number =>
  taken.toSorted((a, b) => a - b)[Math.floor(taken.length * 0.99)] ?? Number.NaN;
