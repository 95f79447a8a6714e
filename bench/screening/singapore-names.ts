/** Ordinary names of people in Singapore, made of common parts by lot: no person in particular. */

export type Lot = () => number;

/** Numbers that look drawn by lot, the same each time. */
export const lot = (seed: number): Lot => {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
};

const one = (draw: Lot, words: string): string => {
  const all = words.split(' ');
  return all[Math.floor(draw() * all.length)] ?? '';
};

const surnames =
  'Tan Lim Lee Ng Ong Wong Goh Chua Chan Koh Teo Ang Yeo Tay Ho Low Sim Chong Toh Chia Seah Foo Leong Chew Quek Heng Neo Yap Loh Liew';
const chinese =
  'Wei Ming Hui Min Jun Jie Xin Yi Mei Ling Kai Wen Siew Hwee Boon Kok Seng Geok Swee Chin Li Ting Jia Hao Zhi Yong Kiat Bee Lay Hoon Peng Choo';
const western =
  'Daniel Rachel Benjamin Michelle Jonathan Grace Adrian Cheryl Kelvin Amanda Darren Vanessa Marcus Serene Desmond Joanne Raymond Eunice Alvin Jasmine';
const men =
  'Muhammad Ahmad Hafiz Faizal Rizal Iskandar Azman Rahman Hassan Ismail Yusof Farid Khairul Zulkifli Shahrul Amir Nazri Haziq Irfan Syafiq';
const women =
  'Nur Siti Aisyah Nurul Farah Hidayah Zainab Rohani Sharifah Liyana Haslinda Norhayati Aminah Fatimah Izzati Nadia Shafiqah';
const indian =
  'Rajesh Suresh Kumar Priya Lakshmi Anand Vijay Ganesh Meena Kavitha Deepa Ravi Mohan Shanti Devi Arun Karthik Nisha Prakash Selvam';
const fathers =
  'Raman Krishnan Muthu Subramaniam Nair Pillai Maniam Rajan Chandran Govindasamy Samy Velu Naidu Menon Singh';

export const singaporeName = (draw: Lot): string => {
  const kind = draw();
  if (kind < 0.45) return `${one(draw, surnames)} ${one(draw, chinese)} ${one(draw, chinese)}`;
  if (kind < 0.6) return `${one(draw, western)} ${one(draw, surnames)} ${one(draw, chinese)} ${one(draw, chinese)}`;
  if (kind < 0.72) return `${one(draw, men)} ${one(draw, men)} bin ${one(draw, men)}`;
  if (kind < 0.84) return `${one(draw, women)} ${one(draw, women)} binte ${one(draw, men)}`;
  if (kind < 0.92) return `${one(draw, indian)} ${draw() < 0.5 ? 's/o' : 'd/o'} ${one(draw, fathers)}`;
  return `${one(draw, indian)} ${one(draw, fathers)}`;
};
