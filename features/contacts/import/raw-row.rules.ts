/** What a column of a file of contacts, or a property of a vCard, may hold. */
export const many = ['phone', 'email', 'tag', 'alias'] as const;
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
  'unit',
  'city',
  'region',
  'postalCode',
  'country',
] as const;

export type Target = (typeof many)[number] | (typeof single)[number];
/** A value as it is in the file, and the column or property that has it. */
export type RawValue = {
  text: string;
  column: string;
  /** Which of several addresses it is a part of. */
  group?: string;
};
/** A row as it is in the file, each value with what it is. */
export type RawRow = Partial<Record<Target, RawValue[]>>;

/** A value of a row that can't be read, with its column if it has one. */
export type Fault = { column: string; words: string };
