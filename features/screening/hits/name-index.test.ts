import { expect, it } from 'vitest';
import { makeIndex } from './name-index.server.ts';

const facts = { births: [], nationalities: [], numbers: [], genders: [] };
const words = ['Karim', 'Rahim', 'Jamal', 'Samir', 'Nabil', 'Faisal', 'Tariq', 'Walid'];

/** A list in Latin letters in which some are common names, and one is asked for. */
const listWith = (name: string) => {
  const index = makeIndex();
  const others = words.flatMap((a) => words.map((b) => `Abdul ${a} ${b}`));
  index.add(
    [...others, name].map((each, id) => ({
      id,
      kind: 'PERSON' as const,
      names: [{ name: each, quality: 'PRIMARY' as const }],
      facts,
    })),
  );
  return { index, id: others.length };
};

it.each([
  // One word there, two in Latin letters.
  ['عبدالصبور', 'Abdul Sabur'],
  ['عبد الصبور', 'Abdul Saboor'],
  ['ثاقب', 'Saqib'],
  ['فضل', 'Fazal'],
  // Mandarin, and a name in another language.
  ['Chiu Chih-ch’iang', 'Qiu Zhiqiang'],
  ['Qiu Zhiqiang', 'Chiu Chih Chiang'],
  ['Brannick, Guillermo', 'William Brannick'],
  // Letters that are written in Latin by rule, as others write them.
  ['สมชาย ใจดี', 'Somchai Jaidee'],
  ['วิชัย', 'Vichai'],
  ['முருகன் செல்வம்', 'Murukan Selvam'],
  ['မင်းအောင်လှိုင်', 'Min Aung Hlaing'],
  ['陳大偉', '陈大伟'],
])('who is asked for as %s is found as %s', (asked, name) => {
  const { index, id } = listWith(name);
  expect(index.find({ kind: 'PERSON', names: [asked] }, 0.8).map((found) => found.id)).toContain(id);
});

it('finds a given name in another dialect among very many of the family name', () => {
  const index = makeIndex();
  const others = words.flatMap((a) => words.flatMap((b) => words.map((c) => `Tan ${a}${b.at(0)} ${c}`)));
  const entries = [...others, 'Tan Bee Wah'].map((name, id) => ({
    id,
    kind: 'PERSON' as const,
    names: [{ name, quality: 'PRIMARY' as const }],
    facts,
  }));
  index.add(entries);
  expect(index.find({ kind: 'PERSON', names: ['Tan Mei Hua'] }, 0.8).map(({ id }) => id)).toEqual([others.length]);
});

it('finds an entry that scores just the threshold, and none below it', () => {
  const { index, id } = listWith('Qiu Zhiqiang');
  const asked = { kind: 'PERSON' as const, names: ['Qiu Zhiqian'] };
  const [found] = index.find(asked, 0.5);
  const score = found?.why.score ?? 0;
  expect([found?.id, score < 1]).toEqual([id, true]);
  for (const find of [index.find, index.findAmongAll]) {
    expect(find(asked, score).map((each) => each.id)).toEqual([id]);
    expect(find(asked, score + 0.001)).toEqual([]);
  }
});
