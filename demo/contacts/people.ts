/** Whom the fictional list of the demo has: the first exactly, the second by another spelling. */
export const listed = [
  { name: 'Torvald Brannick', dateOfBirth: '1965-03-01', nationality: 'NO' },
  { name: 'Isolde Marquentere', dateOfBirth: '1970-06-11', nationality: 'FR' },
];

export const bodies = ['Merbau Trading Pte Ltd', 'Selegie Holdings Pte Ltd', 'Kopi & Kaya LLP'];

const families: [family: string, given: string[]][] = [
  ['Goh', ['Siew Choo', 'Boon Keng', 'Hui Min']],
  ['Tan', ['Wei Jie', 'Li Ting', 'Kok Leong', 'Mei Fong']],
  ['Lim', ['Jun Hao', 'Shu Fen', 'Ah Kow']],
  ['Ng', ['Pei Shan', 'Chee Meng']],
  ['Wong', ['Kah Wai', 'Xin Yi']],
  ['Chua', ['Bee Lian', 'Teck Huat']],
  ['Koh', ['Yong Sheng', 'Geok Lan']],
  ['Lee', ['Zhi Xuan', 'Soo Ling', 'Eng Hock']],
  ['Ong', ['Jia Hui', 'Swee Seng']],
  ['Teo', ['Ming Yang', 'Poh Choo']],
];

const others = [
  'Muhammad Hafiz bin Rahmat',
  'Siti Zubaidah binte Kassim',
  'Noraini binte Salleh',
  'Ahmad Faizal bin Yusof',
  'Priya d/o Subramaniam',
  'Ganesan s/o Pillai',
  'Lakshmi d/o Rajendran',
  'Anand Krishnan',
  'Charlotte Mae Hughes',
  'Kenji Watanabe',
  'Nguyen Thi Hoa',
  'Paolo Ricci',
  'Maria Cristina Santos',
  'Tan Wei Jie @ Daniel Tan',
];

/** Ordinary names in an order that mixes where they come from. */
export const ordinary: string[] = families
  .flatMap(([family, names]) => names.map((name) => `${family} ${name}`))
  .flatMap((name, index) => {
    const other = index % 2 === 1 ? others[(index - 1) / 2] : undefined;
    return other ? [name, other] : [name];
  });

/** Places that the demo's contacts own or look at. */
export const places = [
  {
    category: 'hdb',
    propertyType: '4R',
    postalCode: '521627',
    block: '627B',
    street: 'Tampines St 61',
    unit: '09-118',
  },
  {
    category: 'private-residential',
    propertyType: 'CONDOMINIUM',
    postalCode: '239195',
    block: '18',
    street: 'Leonie Hill',
    unit: '42-05',
  },
  {
    category: 'private-residential',
    propertyType: 'APARTMENT',
    postalCode: '667980',
    block: '71',
    street: 'Hillview Avenue',
    unit: '12-06',
  },
  {
    category: 'hdb',
    propertyType: 'EXEC_APT',
    postalCode: '640412',
    block: '412',
    street: 'Jurong West St 42',
    unit: '06-712',
  },
  {
    category: 'private-residential',
    propertyType: 'CONDOMINIUM',
    postalCode: '458688',
    block: '2',
    street: 'Elliot Road',
    unit: '03-11',
  },
  { category: 'landed', propertyType: 'TERRACE', postalCode: '369123', block: '9', street: 'Inggu Road', unit: '' },
  { category: 'hdb', propertyType: '5R', postalCode: '310005', block: '5', street: 'Lor 6 Toa Payoh', unit: '02-11' },
] as const;
