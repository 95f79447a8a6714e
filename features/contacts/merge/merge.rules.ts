import { contactSheet as sheet } from '../record/sheets.words.ts';

/** The fields of a contact that no row of its sheet names, and those of the sheet that are text. */
type Single =
  | 'stage'
  | 'nationality'
  | 'dateOfBirth'
  | 'followUpOn'
  | 'lastContactedAt'
  | Exclude<keyof typeof sheet, 'hasWhatsapp'>;

/** The texts and choices of a contact, besides its name and number, of which the one that stays can have only one. */
export const singleFields = {
  stage: 'Stage',
  salutation: sheet.salutation.label,
  preferredName: sheet.preferredName.label,
  nationality: 'Nationality',
  dateOfBirth: 'Date of birth',
  residency: sheet.residency.label,
  gender: sheet.gender.label,
  maritalStatus: sheet.maritalStatus.label,
  wechatId: sheet.wechatId.label,
  languages: sheet.languages.label,
  preferredChannel: sheet.preferredChannel.label,
  occupation: sheet.occupation.label,
  employer: sheet.employer.label,
  industry: sheet.industry.label,
  incomeBand: sheet.incomeBand.label,
  legalForm: sheet.legalForm.label,
  contactPerson: sheet.contactPerson.label,
  source: sheet.source.label,
  referredBy: sheet.referredBy.label,
  followUpOn: 'Follow-up',
  lastContactedAt: 'Last contact',
} as const satisfies Record<Single, string>;
export type SingleField = keyof typeof singleFields;
export const fieldNames = Object.keys(singleFields) as SingleField[];
/** Fields for which a choice is made if both have a value; `idNumber` goes with its document type, `followUpOn` with its note. */
export const choosable = ['name', 'idNumber', ...fieldNames] as const;
export type Choosable = (typeof choosable)[number];

/** A value of the merged contact that could not be kept: of a field, or of a list. */
export type Left = { field: SingleField | null; value: string };

const lists = { aliases: 20, phones: 10, emails: 10, tags: 20, roles: 5 } as const;
type ListField = keyof typeof lists;

export type Mergeable<Role extends string = string> = Record<SingleField, string | null> &
  Record<Exclude<ListField, 'roles'>, string[]> & {
    roles: Role[];
    name: string;
    notes: string;
    followUpNote: string;
    birthUnknown: boolean;
    /** Null where nothing says it. */
    hasWhatsapp: boolean | null;
  };

const longestNotes = 4_000;

/**
 * What the contact that stays has after the merge, and what of either found no place: that goes into a note of its activity. Of a
 * field that both have, the one that stays keeps its own but for `taken`. The name that goes becomes another name, and the follow-up
 * that is not chosen waits.
 */
export const merged = <T extends Mergeable>(keep: T, lose: Mergeable, taken: readonly Choosable[] = []) => {
  const followUp = mergedFollowUp(keep, lose, taken.includes('followUpOn'));
  const values: Partial<Mergeable> = followUp.values;
  const leftOver: Left[] = [];
  for (const field of fieldNames.filter((each) => each !== 'followUpOn')) {
    const own = keep[field] ?? '';
    const other = lose[field] ?? '';
    const takesOther = other !== '' && (own === '' || taken.includes(field));
    if (takesOther) values[field] = other;
    const dropped = takesOther ? own : other;
    if (dropped !== '' && own !== other) leftOver.push({ field, value: dropped });
  }
  if (values.dateOfBirth) values.birthUnknown = false;
  if (lose.hasWhatsapp !== null && lose.hasWhatsapp !== keep.hasWhatsapp)
    leftOver.push({ field: null, value: `Uses WhatsApp: ${lose.hasWhatsapp ? 'Yes' : 'No'}` });
  const name = taken.includes('name') ? lose.name : keep.name;
  if (name !== keep.name) values.name = name;
  const otherNames = [keep.name, lose.name, ...lose.aliases].filter((each) => each !== name);
  const valuesOfOther = {
    aliases: otherNames,
    phones: lose.phones,
    emails: lose.emails,
    tags: lose.tags,
    roles: lose.roles,
  };
  for (const field of Object.keys(lists) as ListField[]) {
    const all = [...new Set([...keep[field], ...valuesOfOther[field]])];
    values[field] = all.slice(0, lists[field]);
    leftOver.push(...all.slice(lists[field]).map((value) => ({ field: null, value })));
  }
  const isNoted = keep.notes.includes(lose.notes);
  const notes = isNoted ? keep.notes : [keep.notes, lose.notes].filter(Boolean).join('\n\n');
  if (notes.length > longestNotes) leftOver.push({ field: null, value: lose.notes });
  else values.notes = notes;
  return { values: values as Partial<Pick<T, keyof Mergeable>>, left: leftOver, waits: followUp.waits };
};

/** When to get in touch next, and about what: one value. A note without a day is none. */
type FollowUp = { followUpOn: string | null; followUpNote: string | null };
/** A follow-up that waits until the one of the contact is done. */
type Waiting = { onDay: string; note: string };

/** The follow-up of the contact that stays; of two, the one that is not chosen waits. */
const mergedFollowUp = (keep: FollowUp, lose: FollowUp, isTaken: boolean) => {
  const own = waitingOf(keep);
  const other = waitingOf(lose);
  const [stays, waits] = other && (!own || isTaken) ? [other, own] : [own, other];
  const values = stays && stays === other ? { followUpOn: other.onDay, followUpNote: other.note } : {};
  const isSame = stays && waits && stays.onDay === waits.onDay && stays.note === waits.note;
  return { values, waits: isSame ? undefined : waits };
};

const waitingOf = ({ followUpOn, followUpNote }: FollowUp): Waiting | undefined =>
  followUpOn ? { onDay: followUpOn, note: followUpNote ?? '' } : undefined;
