import { type Fields, headingWords, plainHeading, type TableSpec } from '#platform/contract/match-columns.ts';
import type { Target } from './raw-row.rules.ts';

/** The headings of our own export, of Google's, of Outlook's and of lists that people keep. */
const headingsByTarget: Partial<Record<Target, string>> = {
  name: `name, full name, fullname, display name, file as, contact name, client name, customer name, buyer name, seller name, owner name,
    tenant name, landlord name, name of client, name of customer, client's name, 姓名, 名字, 全名`,
  firstName: 'first name, firstname, given name, 名',
  middleName: 'middle name, additional name',
  lastName: 'last name, lastname, family name, surname, 姓',
  salutation: 'name prefix, title, salutation',
  nickname: 'nickname, preferred name',
  alias: 'other names, other name, aliases, alias',
  company:
    'company, company name, organization name, organisation, organization, organization 1 - name, employer, 公司, 单位, 公司名称',
  jobTitle: 'job title, organization title, organization 1 - title, occupation, designation, position, profession',
  birthday: 'birthday, birth date, birthdate, date of birth, dob, 生日, 出生日期',
  notes: 'notes, note, remarks, remark, comments, comment, 备注, 備註',
  stage: 'stage',
  tag: 'tags, tag, labels, label, group membership, groups, group, categories, category',
};

const phoneForms = [
  /^(?:primary |company |car )?(?:phones?|mobile|handphone|hp|cell ?phone|tel(?:ephone)?|whatsapp)(?: (?:no|nos|number|numbers))?(?: \d+)?$/,
  /^(?:mobile|home|business|work|office|other|hand|contact)(?: (?:phone|tel|telephone|mobile))?(?: (?:no|number))?(?: \d+)?$/,
  /^(?:mobile |home |business |other )?phone \d+(?: - value)?$/,
  /^(?:手机|手機|电话|電話|手机号|手机号码|手機號碼|联系电话|聯絡電話|电话号码)$/,
];
/** Where somebody lives or works is no number. */
const noPhone = /^(?:home|business|work|office|other|hand|contact)(?: \d+)?$/;
const emailForm =
  /^(?:home |work |personal |business |office )?e-?mails?(?: (?:address(?:es)?|add|id))?(?: \d+)?(?: - value| address)?$|^(?:电子邮件|電子郵件|邮箱|電郵|邮件|电邮)$/;

/** A part of an address, and which of several: `Address 1 - Street`, `Home City`, `Postal Code`. */
const addressForm =
  /^(?:(address \d+) - |(home|business|work|office|other|mailing|residential) )?(street(?: address)?|address(?: line 1)?|extended address|address line 2|unit(?: no| number)?|city|state|region|province|postal code|postal|post ?code|zip(?: code)?|country(?:\/region)?)$/;

/** Hints for filling in a column stand in brackets after its title: `NAME (as in NRIC)`, `DOB (dd/mm/yyyy)`. */
const withoutHint = (words: string): string => words.replace(/ ?\([^()]*\)$/, '');

/** The content of a column whose heading has one of many forms; `group` is the number of an address. */
const formOf = (heading: string): { target: Target; group: string } | undefined => {
  const words = withoutHint(heading);
  if (phoneForms.some((form) => form.test(words)) && !noPhone.test(words)) return { target: 'phone', group: '' };
  if (emailForm.test(words)) return { target: 'email', group: '' };
  const [, numbered, kind, part] = addressForm.exec(words) ?? [];
  return part ? { target: partOf(part), group: numbered ?? kind ?? '' } : undefined;
};

/** Which of several addresses a column belongs to, by its heading; empty where there is one. */
export const addressGroupOf = (heading: string): string => formOf(headingWords(heading))?.group ?? '';

const partOf = (part: string): Target => {
  if (/^(?:extended|address line 2|unit)/.test(part)) return 'unit';
  if (part.startsWith('street') || part.startsWith('address')) return 'street';
  if (part === 'city') return 'city';
  if (part.startsWith('country')) return 'country';
  return /^(?:state|region|province)$/.test(part) ? 'region' : 'postalCode';
};

const titles: Record<Target, string> = {
  name: 'Name',
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  salutation: 'Salutation',
  nickname: 'Preferred name',
  alias: 'Other names',
  company: 'Company or employer',
  jobTitle: 'Occupation',
  birthday: 'Date of birth',
  phone: 'Phone',
  email: 'Email',
  street: 'Address',
  unit: 'Unit',
  city: 'City',
  region: 'State or region',
  postalCode: 'Postal code',
  country: 'Country',
  stage: 'Stage',
  tag: 'Tags',
  notes: 'Notes',
};

const knownBy = (target: string): string[] => headingsByTarget[target as Target]?.split(/,\s+/) ?? [];
const knows = (target: string, words: string): boolean =>
  knownBy(target).some((each) => plainHeading(each) === plainHeading(words));

/** The columns of a table of contacts. */
export const contactTable: TableSpec<Target> = {
  fields: Object.fromEntries(
    Object.entries(titles).map(([target, title]) => [
      target,
      {
        title,
        known: knownBy(target),
        is: (words: string) =>
          formOf(words)?.target === target || (withoutHint(words) !== words && knows(target, withoutHint(words))),
        many: true,
      },
    ]),
  ) as unknown as Fields<Target>,
  needs: [['name', 'firstName', 'lastName', 'company']],
};
