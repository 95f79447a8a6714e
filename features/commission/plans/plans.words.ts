import { count, day, flag, listFields, text } from '#platform/contract/list-fields.ts';

export const planFields = listFields({
  code: { is: text(20) },
  name: { label: 'Plan', is: text(30) },
  // The version of today; the first one while none has begun.
  fromDay: { label: 'Terms from', is: day },
  // How many salespeople are on it today.
  people: { label: 'People', is: count() },
  // Whether everyone who has no plan of their own is on it.
  isDefault: { label: 'Default', is: flag() },
});
