import type { Draws } from './draws.ts';

/** Invented names, as the communities of Singapore write them. */

export const communities = { chinese: 74, malay: 13, indian: 9, eurasian: 4 };
export type Community = keyof typeof communities;

type Gender = 'f' | 'm';

const words = (list: string) => list.split(' ');

const chinese = {
  surnames: words(
    'Tan Tan Tan Lim Lim Lee Lee Ng Ong Wong Goh Chua Chan Koh Teo Ang Yeo Tay Ho Low Toh Sim Chong Chia Seah Yap Quek Foo Lau Leong Kwek Soh Neo Pang Heng Loh Phua Cheong',
  ),
  first: words('Wei Jia Siew Kok Hui Xin Zhi Mei Boon Chee Li Yong Kai Shu Jun Soo Bee Swee Ah Poh Geok Chin'),
  f: words('Ling Choo Hua Ting Wen Yan Fang Qi Shan Xuan Ying Eng Hoon Lan Min Yi Hwa Suan'),
  m: words('Ming Seng Heng Kiat Hao Leong Peng Rui Tat Keong Wah Meng Jie Hock Liang Teck Beng Hong'),
  english: {
    f: words('Amanda Grace Rachel Serene Joanne Michelle Vivian Chloe'),
    m: words('Jason Kelvin Benjamin Marcus Adrian Eugene Terence Ryan'),
  },
};
const malay = {
  f: words('Nurul Siti Aisyah Farah Hidayah Nadia Zarina Rohana Suhaila Aminah Khadijah Liyana Faridah Norliza'),
  m: words('Ahmad Farid Hafiz Zulkifli Rashid Iskandar Faizal Ridzuan Salleh Hakim Yusof Azman Imran Khairul'),
  fathers: words('Rahman Hassan Ismail Osman Idris Latiff Anwar Omar Kassim Hamid Yusof Salleh Ibrahim Jaffar'),
};
const indian = {
  f: words('Priya Meenakshi Kavitha Lakshmi Shanti Vimala Anjali Deepa Sangeetha Revathi'),
  m: words('Rajesh Suresh Prakash Ganesh Vikram Arjun Ravi Murali Dinesh Harish Karthik Anand'),
  fathers: words('Maniam Kannan Rajan Velu Pillai Nair Menon Raman Krishnan Subramaniam Gopal Chandran'),
};
const eurasian = {
  surnames: words('Pereira Oliveiro Rodrigues Clarke Shepherdson Aeria Fernandez Monteiro'),
  f: words('Denise Marianne Claire Theresa Bernadette Lynette'),
  m: words('Gerald Jeremy Mark Desmond Patrick Vincent'),
};

const makers: Record<Community, (draws: Draws, gender: Gender) => string> = {
  chinese: (draws, gender) => {
    const name = `${draws.pick(chinese.surnames)} ${draws.pick(chinese.first)} ${draws.pick(chinese[gender])}`;
    return draws.chance(0.2) ? `${draws.pick(chinese.english[gender])} ${name}` : name;
  },
  malay: (draws, gender) =>
    `${draws.pick(malay[gender])} ${gender === 'f' ? draws.pick(['binte', 'bte']) : 'bin'} ${draws.pick(malay.fathers)}`,
  indian: (draws, gender) =>
    `${draws.pick(indian[gender])} ${gender}/o ${draws.pick(indian.fathers)}`
      .replace(' m/o ', ' s/o ')
      .replace(' f/o ', ' d/o '),
  eurasian: (draws, gender) => `${draws.pick(eurasian[gender])} ${draws.pick(eurasian.surnames)}`,
};

export const drawName = (draws: Draws, community: Community = draws.weighed<Community>(communities)): string =>
  makers[community](draws, draws.pick(['f', 'm']));

/** Names of foreigners, by the code of their country. */
const abroad: Record<string, string[]> = {
  MY: ['Chong Kah Yan', 'Lai Pui Ling', 'Muhammad Hafizi bin Roslan', 'Yap Chun Hoe', 'Thanaletchumy d/o Muthu'],
  CN: ['Chen Jiaying', 'Wang Haoran', 'Liu Yutong', 'Zhang Ziqi', 'Zhao Mengyao', 'Sun Zhiyuan'],
  IN: ['Deepak Sharma', 'Ananya Iyer', 'Rohit Kulkarni', 'Sneha Reddy', 'Vivek Agarwal'],
  ID: ['Budi Santoso', 'Dewi Lestari Halim', 'Andi Wijaya'],
  GB: ['Matthew Collins', 'Emily Thornton', 'Oliver Hughes'],
  AU: ['Lachlan Murray', 'Charlotte Dawson'],
  JP: ['Haruka Nakamura', 'Kenji Fujimoto'],
  KR: ['Park Seo-yeon', 'Kim Do-hyun'],
  US: ['Daniel Whitfield', 'Lauren Mitchell'],
  FR: ['Camille Laurent', 'Antoine Mercier'],
  PH: ['Maria Cristina Reyes', 'Jose Miguel Santos'],
  DE: ['Johannes Brandt', 'Katharina Vogel'],
};

export const drawForeigner = (draws: Draws): { name: string; nationality: string } => {
  const nationality = draws.pick(Object.keys(abroad));
  return { nationality, name: draws.pick(abroad[nationality] ?? []) };
};

const firms = {
  first: words(
    'Lantern Straits Merbau Angsana Keppel Sentosa Kallang Tembusu Harbour Orchid Pasir Cavenagh Bukit Tanglin Rochor Seletar Marina Redhill Changi Nassim',
  ),
  second: words('Hill Bay Point Crest Bridge Grove Peak Stone Garden Link'),
  trade: [
    'Holdings',
    'Investments',
    'Trading',
    'Engineering',
    'Capital',
    'Logistics',
    'Food Industries',
    'Design',
    'Properties',
  ],
};

/** `Lantern Hill Holdings`, without `Pte Ltd` or another legal form. */
export const drawFirm = (draws: Draws): string =>
  `${draws.pick(firms.first)} ${draws.pick(firms.second)} ${draws.pick(firms.trade)}`;

/** `Tan Wei Ming` → `tan.wei.ming`. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\b(bin|binte|bte|s\/o|d\/o)\b/g, '')
    .replace(/[^a-z]+/g, '.')
    .replace(/^\.|\.$/g, '');
