import { type IndexedEntity, makeIndex, type NameIndex } from '#features/screening/hits/name-index.server.ts';
import type { Question } from '#features/screening/hits/question.rules.ts';
import { listsChange } from './screening/again.ts';
import { madeEntities, realEntities, wordsOf } from './screening/lists.ts';
import { type Figures, figuresOf, inFolds, readPairs, scorePairs } from './screening/pairs.ts';
import { lot, singaporeName } from './screening/singapore-names.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const threshold = 0.8;

/** How names are matched: over labelled pairs, over the real lists, and over a hundred thousand entries; and a large agency whose lists change. */
export const screeningBench = async (only?: string): Promise<void> => {
  const parts: Record<string, () => Promise<void> | void> = {
    pairs: overPairs,
    lists: overLists,
    large: overMany,
    change: listsChange,
  };
  for (const [name, run] of Object.entries(parts)) if (!only || only === name) await run();
};

const shown = ({ precision, recall, f1 }: Figures): string =>
  `F1 ${f1.toFixed(3)}, precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`;

/** The threshold is chosen on four fifths of the pairs and counted on the other one. */
const overPairs = () => {
  const pairs = inFolds(scorePairs(readPairs()));
  say(`Labelled pairs (${pairs.length}), in all: ${shown(figuresOf(pairs))}; bar 0.90`);
  for (const kind of ['PERSON', 'BODY'] as const)
    say(`  ${kind}: ${shown(figuresOf(pairs.filter((pair) => pair.kind === kind)))}`);
  for (const group of new Set(pairs.map((pair) => pair.group))) {
    const of = pairs.filter((pair) => pair.group === group);
    say(`  ${group} (${of.length}): ${shown(figuresOf(of))}`);
  }
  const categories = Map.groupBy(pairs, ({ category }) => category || '(none)');
  for (const [category, of] of [...categories].filter(([, each]) => each.length > 3))
    say(`  ${category} (${of.length}): ${of.filter(({ said, isMatch }) => said === isMatch).length} right`);
  say('Missed and mistaken:');
  for (const { isMatch, said, score, a, b, category } of pairs)
    if (isMatch !== said) say(`  ${isMatch ? 'missed' : 'mistaken'} ${score.toFixed(2)}  ${a} | ${b}  (${category})`);
};

const rate = (found: boolean[]): string => `${found.filter(Boolean).length} of ${found.length}`;
const finds = (index: NameIndex, { id }: IndexedEntity, question: Question): boolean =>
  index.find(question, threshold).some((found) => found.id === id);

const isLatin = (name: string) => !/(?!\p{Script=Latin})\p{L}/u.test(name);
const strong = ({ names }: IndexedEntity) => names.filter(({ quality }) => quality !== 'WEAK');

const overLists = async () => {
  const began = performance.now();
  const entities = await realEntities();
  const read = performance.now();
  const index = makeIndex();
  index.add(entities);
  index.find({ kind: 'PERSON', names: ['Warm'] }, threshold);
  say(
    `Real lists: ${entities.length} entries, read in ${seconds(began, read)}, indexed in ${seconds(read, performance.now())}`,
  );
  const draw = lot(7);
  const drawn = entities.filter(() => draw() < 300 / entities.length);
  const primary = (entity: IndexedEntity) => entity.names[0]?.name ?? '';
  const turned = (name: string) => name.replaceAll(',', '').split(' ').toReversed().join(' ');
  const ask = (entity: IndexedEntity, name: string) => finds(index, entity, { kind: entity.kind, names: [name] });
  say(`  as it is: ${rate(drawn.map((entity) => ask(entity, primary(entity))))}; bar all`);
  say(
    `  reordered: ${rate(drawn.filter(({ kind }) => kind === 'PERSON').map((entity) => ask(entity, turned(primary(entity)))))}; bar all`,
  );
  const own = entities.flatMap((entity) =>
    strong(entity)
      .filter(({ name }) => !isLatin(name))
      .map(({ name }) => ({ entity, name })),
  );
  say(`  own script: ${rate(own.map(({ entity, name }) => ask(entity, name)))}; bar all`);
  const latinOnly = makeIndex();
  latinOnly.add(
    entities.map((entity) => Object.assign({}, entity, { names: entity.names.filter(({ name }) => isLatin(name)) })),
  );
  const arabic = own.filter(({ name }) => /\p{Script=Arabic}/u.test(name));
  const fromScript = (all: typeof own) =>
    rate(all.map(({ entity, name }) => finds(latinOnly, entity, { kind: entity.kind, names: [name] })));
  say(`  own script against Latin names alone: ${fromScript(own)}; of Arabic script ${fromScript(arabic)}; bar 0.77`);
  noise(index);
  candidates(index, entities);
};

/** Ordinary names, with years of birth by lot. */
const noise = (index: NameIndex) => {
  const draw = lot(11);
  const people = Array.from({ length: 600 }, () => ({
    name: singaporeName(draw),
    birthYear: 1950 + Math.floor(draw() * 55),
  }));
  const alone = people.map(({ name }) => index.find({ kind: 'PERSON', names: [name] }, threshold).length);
  const dated = people.map(
    ({ name, birthYear }) => index.find({ kind: 'PERSON', names: [name], birthYear }, threshold).length,
  );
  const share = (hits: number[]) => `${((100 * hits.filter((count) => count > 0).length) / hits.length).toFixed(1)}%`;
  const each = (hits: number[]) => (hits.reduce((sum, count) => sum + count, 0) / hits.length).toFixed(2);
  say(
    `  noise of 600 names: by name alone ${share(alone)} raise something (${each(alone)} a name); with a year of birth ${share(dated)} (${each(dated)}); bar 5%`,
  );
};

/** What the candidates leave out of what comparing every name finds. */
const candidates = (index: NameIndex, entities: IndexedEntity[]) => {
  const draw = lot(5);
  const asked: Question[] = Array.from({ length: Number(process.env.QUESTIONS ?? 100) }, () => {
    const entity = entities[Math.floor(draw() * entities.length)];
    return { kind: entity?.kind ?? 'PERSON', names: [entity?.names[0]?.name ?? ''] };
  });
  const began = performance.now();
  const all = asked.map((question) => index.findAmongAll(question, threshold));
  const took = (performance.now() - began) / asked.length;
  const found = asked.map((question) => new Set(index.find(question, threshold).map(({ id }) => id)));
  const there = all.flatMap((hits, at) => hits.map(({ id }) => found[at]?.has(id) ?? false));
  say(
    `  candidates: ${rate(there)} of what comparing every name finds (${asked.length} questions, ${took.toFixed(0)} ms each so); bar 0.98`,
  );
};

const seconds = (from: number, to: number): string => `${((to - from) / 1000).toFixed(1)} s`;

/** A hundred thousand entries: the real ones, and others made of their words. */
const overMany = async () => {
  const real = await realEntities();
  const draw = lot(3);
  const word = wordsOf(real, draw);
  const made = madeEntities(real, 100_000 - real.length, draw);
  const entities = [...real, ...made];
  globalThis.gc?.();
  const heap = process.memoryUsage().heapUsed;
  const began = performance.now();
  const index = makeIndex();
  index.add(entities);
  index.find({ kind: 'PERSON', names: ['Warm'] }, threshold);
  const built = performance.now();
  globalThis.gc?.();
  const names = entities.reduce((sum, entity) => sum + entity.names.length, 0);
  say(
    `${entities.length} entries, ${names} names: indexed in ${seconds(began, built)}, ${Math.round((process.memoryUsage().heapUsed - heap) / 1e6)} MB of heap; bar 400`,
  );
  const ask = () => ({
    kind: 'PERSON' as const,
    names: [draw() < 0.5 ? singaporeName(draw) : `${word()} ${word()} ${word()}`],
  });
  for (let at = 0; at < 300; at += 1) index.find(ask(), threshold);
  const times = Array.from({ length: 600 }, () => {
    const question = ask();
    const [start, cpu] = [performance.now(), process.cpuUsage()];
    index.find(question, threshold);
    return { clock: performance.now() - start, cpu: process.cpuUsage(cpu).user / 1000 };
  });
  const shares = (by: 'clock' | 'cpu') => {
    const sorted = times.map((time) => time[by]).toSorted((a, b) => a - b);
    const [median, p95, p99] = [0.5, 0.95, 0.99].map((part) =>
      (sorted[Math.floor(part * times.length)] ?? 0).toFixed(1),
    );
    return `median ${median} ms, p95 ${p95} ms, p99 ${p99} ms`;
  };
  say(`  one name: ${shares('clock')}; of CPU time ${shares('cpu')}; bars 10 and 30`);
};
