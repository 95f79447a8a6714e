/** A sequence of shares from 0 to below 1, the same for the same seed (mulberry32). */
export const sequence = (seed: number) => {
  let state = seed | 0;
  const share = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number): number => from + Math.floor(share() * (to - from + 1));
  const pick = <T>(list: readonly [T, ...T[]]): T => list[between(0, list.length - 1)] as T;
  return { share, between, pick };
};
export type Sequence = ReturnType<typeof sequence>;
