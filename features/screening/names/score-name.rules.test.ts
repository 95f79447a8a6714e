import { describe, expect, it } from 'vitest';
import { type NameKind, scoreName } from './score-name.rules.ts';
import { splitAliases } from './split.rules.ts';

const score = (a: string, b: string, kind: NameKind = 'PERSON') =>
  scoreName(kind, a, { name: b, quality: 'PRIMARY' }).score;
const bar = 0.8;

describe('names of Singapore', () => {
  it.each([
    // Family name first or last, with a Western name beside it.
    ['Tan Wei Ming', 'Wei Ming Tan'],
    ['Tan Wei Ming', 'TAN, Weiming'],
    ['Adrian Tan Wei Ming', 'Tan Wei Ming'],
    // Dialects.
    ['Tan Mei Ling', 'Chen Meiling'],
    ['Ng Wei Jie', 'Huang Weijie'],
    ['Goh Siew Choo', 'Wu Siew Choo'],
    // Malay names, whatever "son of" is written as.
    ['Muhammad Hafiz bin Ismail', 'Mohamed Hafiz b. Ismail'],
    ['Nur Aisyah binte Rahman', 'NUR AISHAH BTE RAHMAN'],
    ['Mohd Yusof bin Osman', 'Muhammad Yusuf bin Uthman'],
    // Indian names.
    ['Rajesh Kumar s/o Maniam', 'Rajesh Kumar Maniam'],
    ['Kavitha d/o Rajan', 'KAVITHA D/O RAJAN'],
    ['S. Kavitha', 'Subramaniam Kavitha'],
    ['Dr Priya Nair', 'Priya Nair'],
    ['谭伟明', '谭伟明'],
    // Reversed as a whole: father and son don't have four names in common.
    ['Salim bin Karim bin Yusof Hamdan', 'Hamdan Yusof bin Karim bin Salim'],
  ])('%s is %s', (a, b) => {
    expect(score(a, b)).toBeGreaterThanOrEqual(bar);
    expect(score(b, a)).toBeGreaterThanOrEqual(bar);
  });

  it.each([
    // Father and son.
    ['Hassan bin Ismail', 'Ismail bin Hassan'],
    ['Ravi s/o Mohan', 'Mohan s/o Ravi'],
    // One part in common.
    ['Tan Wei Ming', 'Tan Hui Min'],
    ['Muhammad Hafiz bin Ismail', 'Muhammad Rizal bin Osman'],
    ['Rajesh Kumar s/o Maniam', 'Rajesh Kumar s/o Krishnan'],
    ['Nur Aisyah', 'Siti Aisyah'],
    // Well known names that are not each other's spelling.
    ['Ahmad bin Hassan', 'Mohamed bin Hassan'],
    ['Hassan', 'Hassan bin Ali al-Masri'],
  ])('%s is not %s', (a, b) => {
    expect(score(a, b)).toBeLessThan(bar);
  });

  it('after an @ are those of the same person', () => {
    expect(splitAliases('Tan Ah Kow @ Chen Yagao')).toEqual(['Tan Ah Kow', 'Chen Yagao', 'Tan Ah Kow Chen Yagao']);
    expect(splitAliases('Tan Ah Kow')).toEqual(['Tan Ah Kow']);
  });
});

describe('names of other countries', () => {
  it.each([
    // Short forms, in English, Russian and Hebrew.
    ['Terry Brannick', 'Terence Brannick'],
    ['Ned Quillmark', 'Edmund Quillmark'],
    ['Kolya Belmarsky', 'Nikolai Belmarsky'],
    ['Shmulik Ofarim', 'Shmuel Ofarim'],
    // A saint's name in another language.
    ['Guillermo Brannick', 'William Brannick'],
    ['Etienne Vallade', 'Stephen Vallade'],
    // A father's name that one paper leaves out, and endings that a language puts to a foreign name.
    ['Wolodymyr Belmarskyj', 'Volodymyr Viktorovych Belmarsky'],
    ['Andrejs Belmarskis', 'Andrey Viktorovich Belmarsky'],
    // A word twice, and a title that is joined to the name.
    ['Umm Brannick', 'Umm Brannick Brannick'],
    ['KhalidSheikh Masruni', 'Khalid Sheikh MASRUNI'],
    // Mandarin as Taiwan writes it.
    ['Qiu Zhiqiang', 'Chiu Chih-ch’iang'],
    ['Pai Hsueh-feng', 'Bai Xuefeng'],
    // Two letters swapped.
    ['Velta', 'Vetla'],
  ])('%s is %s', (a, b) => {
    expect(score(a, b)).toBeGreaterThanOrEqual(bar);
    expect(score(b, a)).toBeGreaterThanOrEqual(bar);
  });

  it.each([
    // Fathers of other names.
    ['Anton Viktorovich Belmarsky', 'Anton Borisovich Belmarsky'],
    // An initial that is another name's.
    ['Torvald O Brannick', 'Torvald Magnus Brannick'],
    // Two words of five.
    ['Hamid Al-Masri', 'Hamid Salim Yusof Karim Al-Masri'],
    // The same consonants alone.
    ['Dorato Coreti', 'Edrit Ekart'],
    ['Qiu Zhiqiang', 'Chiu Chih-cheng'],
  ])('%s is not %s', (a, b) => {
    expect(score(a, b)).toBeLessThan(bar);
    expect(score(b, a)).toBeLessThan(bar);
  });
});

describe('names in Arabic script', () => {
  it.each([
    // The article stands apart in Latin letters, or is spoken as the next letter.
    ['سالم القاسمي', 'Salim Al-Qasimi'],
    ['عبد الرحمن قاسم', 'Abdurrahman Qasim'],
    ['عبد الرحمن قاسم', 'Abd al-Rahman Kassem'],
    // Written as one word in the other script.
    ['سيف الله حبيب', 'Saifullah Habib'],
    ['نورالدين جمال', 'Nooruddin Jamal'],
    // One consonant, and a name that is a title in Latin letters.
    ['طارق علي', 'Tariq Ali'],
    ['عمر السعيد', 'Omar Al-Said'],
    // The article is of the servant of God, though it sounds as the letter that follows.
    ['عبد اللطيف نوري', 'Abdul Latif Noori'],
    ['عبدالصبور نوري', 'Abd al-Sabur Noori'],
    // Letters as Persian and Urdu say them, and as French writes them.
    ['ثابت ظريف', 'Sabit Zarif'],
    ['ذكي فضلي', 'Zaki Fazli'],
    ['نسيم قاسم', 'Nacim Kacem'],
  ])('%s is %s', (a, b) => {
    expect(score(a, b)).toBeGreaterThanOrEqual(bar);
    expect(score(b, a)).toBeGreaterThanOrEqual(bar);
  });

  it.each([
    ['عمر السعيد', 'Omar Al-Masri'],
    ['عبد الرحمن قاسم', 'Abdul Karim Qasim'],
    ['عبد الله', 'Abdul Rahman'],
    ['عبد اللطيف نوري', 'Abdul Karim Noori'],
    ['ثابت ظريف', 'Sabir Sharif'],
  ])('%s is not %s', (a, b) => expect(score(a, b)).toBeLessThan(bar));
});

describe('names of bodies', () => {
  it.each([
    ['Quillmark Trading Pte Ltd', 'QUILLMARK TRADING PTE. LTD.'],
    ['Quillmark Trading Private Limited', 'Quillmark Trading Pte Ltd'],
    ['The Orchid Vale Company', 'Orchid Vale Co'],
    ['Brannick & Sons', 'Brannick and Sons'],
    ['B.R.N. Holdings', 'BRN Holdings'],
    // A legal form with a letter wrong, and in full.
    ['Quillmark Trading Limted', 'Quillmark Trading Limited'],
    ['Belmarsky Open Joimt Stock Company', 'OAO Belmarsky'],
    ['Otkrytoe Aktsionernoe Obshchestvo Belmarsky', 'Belmarsky JSC'],
    ['Quillmark Lmiited', 'Quillmark Limited'],
    ['QUILLMARKTRADINGCOMPANY', 'Quillmark Trading Company'],
    // What the name says already: first letters of its words, and a word that stands there twice.
    ['Orchid Valley Trust', 'Orchid Valley Trust (OVT)'],
    ['Orchid Valley Drust (OVT)', 'Orchid Valley Trust (OVT)'],
    ['Brannick', 'Brannick Brannick'],
    // Without its legal form it is a name in passing.
    ['Quillmark Trading', 'Quillmark Trading Norway AS'],
  ])('%s is %s', (a, b) => expect(score(a, b, 'BODY')).toBeGreaterThanOrEqual(bar));

  it.each([
    ['Quillmark Trading AG', 'Quillmark Trading GmbH'],
    ['Quillmark Trading', 'Orchid Trading'],
    // Companies of one group, and forms that are not each other's.
    ['Quillmark Trading S.A.', 'Quillmark Trading Chile S.A.'],
    ['ANO Quillmark Orchid Vale', 'OOO Quillmark Orchid Vale'],
    ['Orchid Vale Investments', 'Orchid Hill Investments'],
  ])('%s is not %s', (a, b) => expect(score(a, b, 'BODY')).toBeLessThan(bar));
});

describe('hostile names', () => {
  it.each([
    '',
    '—',
    'Mr',
    'A',
    '\u202Enimda',
    'é'.repeat(140),
    'x '.repeat(70),
    '\uD83D\uDE00',
    'a/b/c@@@',
    // Many ways to take it for syllables.
    `${'iao'.repeat(40)}x`,
    '@',
    '،,,',
  ])('%j are compared without failing', (name) => {
    for (const other of ['Torvald Brannick', name]) {
      const found = scoreName('PERSON', name, { name: other, quality: 'WEAK' });
      expect(found.score).toBeGreaterThanOrEqual(0);
      expect(found.score).toBeLessThanOrEqual(1);
    }
  });

  it('with titles alone match nobody else’s', () => {
    expect(score('Mr', 'Torvald Brannick')).toBe(0);
    expect(score('Dr Mr', 'Mr Torvald Brannick')).toBe(0);
  });
});

it('says which words agree, how, and which are left', () => {
  const found = scoreName('PERSON', 'Anton Victor Belmarsky', {
    name: 'BELMARSKI, Anton Viktor Andreevich',
    quality: 'PRIMARY',
  });
  expect(found).toMatchObject({
    asked: { words: ['Anton', 'Victor', 'Belmarsky'] },
    listed: { words: ['Anton', 'Viktor', 'Andreevich', 'BELMARSKI'] },
    onlyAsked: [],
    onlyListed: [2],
    sameOrder: true,
  });
  expect(found.pairs.toSorted((a, b) => (a.asked[0] ?? 0) - (b.asked[0] ?? 0))).toEqual([
    { asked: [0], listed: [0], agree: 'SAME', distance: 0 },
    { asked: [1], listed: [1], agree: 'VARIANT', distance: 1 },
    { asked: [2], listed: [3], agree: 'LETTERS', distance: 1 },
  ]);
});
