/** Pseudo-random draws, the same at every run. Each purpose has its own sequence, so that none changes another. */
export type Draws = {
  /** 0 ≤ share < 1. */
  share(): number;
  /** A whole number, both ends included. */
  between(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  /** By weight: `[['hdb', 5], ['landed', 1]]`. */
  oneOf<T>(weights: readonly (readonly [T, number])[]): T;
  /** By weight, from an object: `{ hdb: 5, landed: 1 }`. */
  weighed<K extends string>(weights: Partial<Record<K, number>>): K;
  /** One after the other of a list, from the first on: even a few draws have each of them. */
  next<T>(list: readonly T[]): T;
  chance(share: number): boolean;
};

export const drawsFor = (seed: number, purpose: string): Draws => {
  let state = mix(seed, purpose);
  // mulberry32
  const share = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => from + Math.floor(share() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('There is nothing to pick from.');
    return list[between(0, list.length - 1)] as T;
  };
  const oneOf = <T>(weights: readonly (readonly [T, number])[]): T => {
    let remaining = share() * weights.reduce((sum, [, weight]) => sum + weight, 0);
    const chosen = weights.find(([, weight]) => {
      remaining -= weight;
      return remaining < 0;
    });
    return (chosen ?? pick(weights))[0];
  };
  const taken = new Map<readonly unknown[], number>();
  const next = <T>(list: readonly T[]): T => {
    const count = taken.get(list) ?? 0;
    taken.set(list, count + 1);
    return list[count % list.length] as T;
  };
  return {
    share,
    between,
    pick,
    next,
    chance: (limit) => share() < limit,
    oneOf,
    weighed: <K extends string>(weights: Partial<Record<K, number>>) => oneOf(Object.entries(weights) as [K, number][]),
  };
};

/** A 32-bit hash of the purpose (FNV-1a), started from the seed. */
const mix = (seed: number, purpose: string): number => {
  let hash = 0x811c9dc5 ^ seed;
  for (const char of purpose) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash;
};
