/** What a column of a file of contacts, or a property of a vCard, may hold. */
const many = ['phone', 'email', 'tag', 'alias'] as const;
const single = [
  'name',
  'firstName',
  'middleName',
  'lastName',
  'salutation',
  'nickname',
  'company',
  'jobTitle',
  'birthday',
  'notes',
  'stage',
  'street',
  'city',
  'postalCode',
  'country',
] as const;

export type Target = (typeof many)[number] | (typeof single)[number];
/** A value as it is in the file, and the column or property that has it. */
export type RawValue = { text: string; column: string };
/** A row as it is in the file, each value with what it is. */
export type RawRow = Partial<Record<Target, RawValue[]>>;

/** The headings of our own export, of Google's and of Outlook's, in small letters. */
const headings: Record<Target, string[]> = {
  name: ['name', 'full name', 'display name', 'file as'],
  firstName: ['first name', 'given name'],
  middleName: ['middle name', 'additional name'],
  lastName: ['last name', 'family name', 'surname'],
  salutation: ['name prefix', 'title', 'salutation'],
  nickname: ['nickname', 'preferred name'],
  alias: ['other names', 'aliases'],
  company: ['company', 'organization name', 'organization 1 - name', 'employer'],
  jobTitle: ['job title', 'organization title', 'organization 1 - title', 'occupation'],
  birthday: ['birthday', 'date of birth'],
  notes: ['notes'],
  stage: ['stage'],
  tag: ['tags', 'labels', 'group membership', 'categories'],
  phone: ['phones', 'phone', 'mobile', 'mobile phone', 'home phone', 'business phone', 'primary phone', 'other phone'],
  email: ['e-mails', 'e-mail', 'email', 'emails', 'e-mail address', 'email address'],
  street: ['street', 'home street', 'address 1 - street'],
  city: ['city', 'home city', 'address 1 - city'],
  postalCode: ['postal code', 'home postal code', 'address 1 - postal code'],
  country: ['country', 'home country/region', 'home country', 'address 1 - country'],
};

const numbered: { target: Target; form: RegExp }[] = [
  { target: 'phone', form: /^(?:mobile |home |business |other )?phone \d+(?: - value)?$/ },
  { target: 'email', form: /^e-?mail \d+(?: - value| address)?$/ },
];

const byHeading = new Map(
  Object.entries(headings).flatMap(([target, names]) => names.map((name) => [name, target as Target] as const)),
);

const targetOf = (heading: string): Target | undefined => {
  const plain = heading.trim().toLowerCase();
  return byHeading.get(plain) ?? numbered.find(({ form }) => form.test(plain))?.target;
};

/** A table of people has some 90 columns at Outlook. */
const mostColumns = 300;

/** A column of the file that is read. */
export type FileColumn = { target: Target; heading: string };
export type Columns = { columns: (FileColumn | undefined)[] } | { problem: string };

/** What each column of a head holds; undefined for one that is not read. */
export const columnsOf = (head: string[]): Columns => {
  if (head.length > mostColumns)
    return { problem: `A file may have ${mostColumns} columns; this one has ${head.length}.` };
  const targets = head.map(targetOf);
  const known = head.filter((_, at) => targets[at] !== undefined).map((heading) => heading.trim().toLowerCase());
  const twice = known.find((heading, at) => known.indexOf(heading) !== at);
  if (twice) return { problem: `Two columns are called “${twice}”. Rename one of them.` };
  const named = ['name', 'firstName', 'lastName', 'company'] as const;
  if (!named.some((target) => targets.includes(target)))
    return {
      problem: 'No column of this file holds names. Its first line must have a heading such as “Name” or “First Name”.',
    };
  return {
    columns: targets.map((target, at) => target && { target, heading: (head[at] ?? '').trim() }),
  };
};

/** A line with the meaning of its columns. */
export const rawRow = (columns: (FileColumn | undefined)[], cells: string[]): RawRow => {
  const raw: RawRow = {};
  columns.forEach((column, at) => {
    const cell = unquoted(cells[at] ?? '');
    if (!column || !cell) return;
    const { target, heading } = column;
    const texts = isMany(target) ? partsOf(cell) : [cell];
    raw[target] = [...(raw[target] ?? []), ...texts.map((text) => ({ text, column: heading }))];
  });
  return raw;
};

const isMany = (target: Target): boolean => many.some((each) => each === target);

/** Google separates by `:::`, Outlook by semicolons, our own file by commas. */
const partsOf = (cell: string): string[] =>
  cell
    .split(/:::|[;,\n]/)
    .map((part) => part.trim().replace(/^\* /, ''))
    .filter(Boolean);

/** A spreadsheet puts an apostrophe before what would be a formula. */
const unquoted = (cell: string): string => cell.trim().replace(/^'(?=[=+@-])/, '');
