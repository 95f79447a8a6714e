import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { prepareName } from './prepare.rules.ts';
import { type NameKind, scoreName } from './score-name.rules.ts';

const score = (kind: NameKind, a: string, b: string) => scoreName(kind, a, { name: b, quality: 'PRIMARY' }).score;
const both = (kind: NameKind, a: string, b: string) => [score(kind, a, b), score(kind, b, a)];
const bar = 0.8;
const shows = (kind: NameKind) => (a: string, b: string) =>
  expect(Math.min(...both(kind, a, b))).toBeGreaterThanOrEqual(bar);
const keepsApart = (kind: NameKind) => (a: string, b: string) =>
  expect(Math.max(...both(kind, a, b))).toBeLessThan(bar);

describe('Chinese signs', () => {
  it.each([
    ['陈大伟', '陳大偉'],
    ['髙橋一郎', '高橋一郎'],
    ['渡邊直樹', '渡辺直樹'],
    ['蕭國樑', '萧国梁'],
    ['ＬＩＭ ＡＨ ＫＯＷ', 'Lim Ah Kow'],
  ])('%s is %s', shows('PERSON'));

  // They sound alike, and alone that says too little: very many names do.
  it.each([
    ['陈伟', '陈威'],
    ['陈志强', '陈自强'],
    ['刘芸', '刘艺'],
  ])('%s is not %s', keepsApart('PERSON'));
});

describe('syllables of given names', () => {
  it.each([
    ['Wei Ming', 'Wee Meng'],
    ['Tan Mei Ling', 'Tan Bee Leng'],
    ['Lim Guo Qiang', 'Lim Kok Keong'],
    ['Goh Chok Tong', 'Goh Chok Thong'],
    ['Tan Xin Yi', 'Tan Xin Yee'],
    ['Mao Ze Dong', 'Mao Tse Tung'],
    ['Liu Xiao Bo', 'Liu Hsiao Po'],
    ['Zhou Yong Kang', 'Chou Yung Kang'],
  ])('%s is %s in another dialect', shows('PERSON'));

  it.each([
    ['Tan Wei Ming', 'Tan Wei Ling'],
    ['Lim Boon Heng', 'Lim Boon Keng'],
    ['Ng Wei Ming', 'Ong Wei Ming'],
    ['Chen Xiao Min', 'Chen Xiao Mei'],
    ['Teo Jia Li', 'Lee Ka Chiu'],
  ])('%s is not %s, though a letter or two differ', keepsApart('PERSON'));

  // A given name of one syllable is whole: it is no short form of another's two.
  it.each([
    ['Tan Choo Hui', 'Chen Zhu'],
    ['Ho Ting Siew', 'Ho Hsiao'],
    ['Teo Jia Li', 'Zhang Lei'],
  ])('%s is not %s, though two words sound alike', keepsApart('PERSON'));

  it.each([
    ['Tan Wei Ming', 'Tan Wei'],
    ['Daniel Chen Wei', 'Tan Wei'],
    ['Choe Ryong Hae', 'Choi Ryong'],
  ])('%s may be %s', shows('PERSON'));

  it.each([
    ['Sue Miller', 'Su Miller'],
    ['Jan Kowalski', 'Jen Kowalski'],
    ['Mia Wallace', 'Mai Wallace'],
    ['Amit Sen', 'Amit Sin'],
    ['Anand Rao', 'Anand Ro'],
    ['Hun Sen', 'Hun Sin'],
    // No syllable of Mandarin: a slip.
    ['Ong Kai Kiat', 'Ong Ki Kiat'],
    ['Chua Wei Mei', 'Chua Tei Mei'],
  ])('%s is %s: these are no syllables of a Chinese name', shows('PERSON'));

  it.each([
    ['Kim Jong Un', 'Kim Chong Un'],
    ['Kim Jong Un', 'Kim Jong Eun'],
    ['Kim Jong Il', 'Kim Chong Il'],
    ['Kim Yo Jong', 'Kim Yo Chong'],
    ['Kim Tok Hun', 'Kim Dok Hun'],
    ['Paek Se Bong', 'Baek Se Bong'],
    ['Park Geun Hye', 'Pak Kun Hye'],
    ['Choe Ryong Hae', 'Choi Yong Hae'],
    ['Kim Yong Chol', 'Kim Yong Cheol'],
    ['Nguyen Van Thanh', 'Nguyen Van Tanh'],
    ['Pham Van Dong', 'Pham Van Dung'],
    ['Min Aung Hlaing', 'Min Aung Hlain'],
    ['이명박', 'Lee Myung-bak'],
    ['박근혜', 'Park Geun-hye'],
  ])('%s is %s: names of Korea, Vietnam and Burma are spelled by ear', shows('PERSON'));
});

describe('scripts that are written in Latin by rule', () => {
  it.each([
    ['சுப்பிரமணியம் செல்வராஜ்', 'Subramaniyam Selvaraj'],
    ['முருகன் செல்வம்', 'Murugan Selvam'],
    ['கிருஷ்ணன்', 'Krishnan'],
    ['லட்சுமி', 'Lakshmi'],
    ['ராஜேந்திரன்', 'Rajendran'],
    ['கணேசன் சுந்தரம்', 'Ganesan Sundaram'],
    ['சந்திரசேகரன்', 'Chandrasekaran'],
    ['สมชาย ใจดี', 'Somchai Jaidee'],
    ['ประยุทธ์ จันทร์โอชา', 'Prayut Chan-o-cha'],
    ['สุรชัย ศรีสุข', 'Surachai Srisuk'],
    ['สมศักดิ์ สุดารัตน์', 'Somsak Sudarat'],
    ['ทักษิณ ชินวัตร', 'Thaksin Shinawatra'],
    ['မင်းအောင်လှိုင်', 'Min Aung Hlaing'],
    ['အောင်ဆန်းစုကြည်', 'Aung San Suu Kyi'],
    ['သန်းရွှေ', 'Than Shwe'],
  ])('%s is %s', shows('PERSON'));

  it.each([
    ['முருகன் செல்வம்', 'Murugan Selvaraj'],
    ['สมชาย ใจดี', 'Somsak Jaidee'],
    ['သန်းရွှေ', 'Thein Sein'],
  ])('%s is not %s', keepsApart('PERSON'));
});

describe('bodies', () => {
  it.each([
    ['HARBIN LUNGO COMM GRP', 'Harbin Lungo Communication Group Co., Ltd.'],
    ['Vernador Mfg & Eng Sdn Bhd', 'Vernador Manufacturing and Engineering Sdn. Bhd.'],
    ['Vernador Invt Hldgs', 'Vernador Investment Holdings'],
    ['VERNADORJSC', 'JSC Vernador'],
    ['株式会社東海', '東海'],
    ['㈱東海', '東海'],
    ['広州海歌通信有限公司', '廣州海歌通信'],
    ['บริษัท สมใจดี จำกัด', 'สมใจดี'],
    ['주식회사 상해무역', '상해무역'],
    ['Công ty Cổ phần Hoa Sen', 'Hoa Sen JSC'],
    ['Công ty TNHH Hoa Sen', 'Hoa Sen Co., Ltd.'],
    ['海歌公司', '海歌有限公司'],
    ['海歌有限责任公司', '海歌有限公司'],
    ['海歌股份有限公司', 'Haige Co., Ltd.'],
    ['Tokai KK', 'Tokai Co., Ltd.'],
    ['㈲東海', '東海有限会社'],
    ['บริษัทสมใจดีจำกัด', 'สมใจดี'],
  ])('%s is %s', shows('BODY'));

  it.each([
    ['Vernador Tech Pte Ltd', 'Vernador Textile Pte Ltd'],
    ['Vernador Energy Pte Ltd', 'Vernador Engineering Pte Ltd'],
    ['Zinc Holdings', 'Zin Holdings'],
    // A town, whose first sign a Japanese form is written with.
    ['株洲', '洲'],
  ])('%s is not %s', keepsApart('BODY'));
});

it('takes the whole of a joined form off, and an accent that stands for an apostrophe', () => {
  expect(prepareName('BODY', 'VERNADOROJSC').words.map(({ text }) => text)).toEqual(['vernador']);
  expect(prepareName('PERSON', 'Maria D´Souza').words.map(({ text }) => text)).toEqual(['maria', 'dsouza']);
});

const cases = '../shared/cases/public';
describe.runIf(existsSync(cases))('inputs that were missed once', () => {
  it.each([
    ['07-han-variants', 'PERSON'],
    ['08-company-short-forms', 'BODY'],
    ['16-other-scripts', 'PERSON'],
    ['17-forms-in-other-scripts', 'BODY'],
  ] as const)('%s', (file, kind) => {
    const lines = readFileSync(`${cases}/${file}.tsv`, 'utf8').trim().split('\n').slice(1);
    for (const line of lines) {
      const [a = '', b = ''] = line.split('\t');
      expect([line, score(kind, a, b) >= bar]).toEqual([line, true]);
    }
  });
});

describe('short words', () => {
  it.each([
    ['Anil Das', 'Anil Kumar Das'],
    ['Maria das Neves', 'Maria Neves'],
    ['Ma. Luisa Reyes', 'Maria Luisa Reyes'],
    ['H.E. Sheikh Tamim Torvald', 'Tamim Torvald'],
    ['Letchumi Pillai', 'Lakshmi Pillai'],
  ])('%s is %s', shows('PERSON'));

  it.each([
    ['Do Thi Lan', 'Vu Thi Lan'],
    ['So Ah Moi', 'Lim Ah Moi'],
    ['Anil Das', 'Anil Roy'],
    ['Ma Li', 'Maria Li'],
  ])('%s is not %s', keepsApart('PERSON'));

  it.each([
    ['Quillmark Holdings (S) Pte Ltd', 'Quillmark Holdings Singapore'],
    ['Quillmark (S) Pte Ltd', 'Quillmark Pte Ltd'],
    ['Quillmark (M) Sdn Bhd', 'Quillmark Malaysia Sdn Bhd'],
  ])('%s is %s', shows('BODY'));

  it.each([['Quillmark (S) Pte Ltd', 'Quillmark (M) Sdn Bhd']])('%s is not %s', keepsApart('BODY'));
});
