import { type Figures, median, medianOf } from './figures.ts';

/** One side of a comparison: loads its server for so many seconds, and answers the figures. */
export type Side = { name: string; run(seconds: number): Promise<Figures> };

const rounds = Number(process.env.BENCH_ROUNDS ?? 9);
const seconds = Number(process.env.BENCH_SECONDS ?? 2);

/**
 * Requests after which V8 has compiled what is hot, and the connections have planned their statements; seconds at most.
 */
const warm = { requests: 3_000, seconds: Number(process.env.BENCH_WARM ?? 20) };

const warmUp = async (side: Side): Promise<void> => {
  let done = 0;
  for (let spent = 0; done < warm.requests && spent < warm.seconds; spent += 2)
    done += 2 * (await side.run(2)).perSecond;
};

export type Comparison = { figures: Map<string, Figures>; ratio(name: string, to: string): number };

/**
 * Loads the sides in turn, round after round, after a warm-up of each: what else the machine does meets them alike.
 * A ratio is the median of the rounds' own ratios of requests a second.
 */
export const alternate = async (sides: Side[]): Promise<Comparison> => {
  const all = new Map(sides.map(({ name }) => [name, [] as Figures[]]));
  for (const side of sides) await warmUp(side);
  for (let round = 0; round < rounds; round++) {
    // Rotates the order, so that no side always runs after the same one.
    const order = sides.map((_, index) => sides[(index + round) % sides.length]);
    for (const side of order) if (side) all.get(side.name)?.push(await side.run(seconds));
  }
  const of = (name: string) => all.get(name) ?? [];
  return {
    figures: new Map([...all].map(([name, figures]) => [name, medianOf(figures)])),
    ratio: (name, to) =>
      median(of(name).map(({ perSecond }, round) => perSecond / (of(to)[round]?.perSecond ?? Number.NaN))),
  };
};
