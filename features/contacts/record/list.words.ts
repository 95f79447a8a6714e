import { partyKinds } from '#features/particulars/words/kinds.ts';
import { choice, day, id, instant, listFields, text, texts } from '#platform/contract/list-fields.ts';
import { screeningStates, stages } from './contact.words.ts';

/** When contacts are due to be got in touch with: `followUp` of the list. */
export const followUps = {
  OVERDUE: 'Overdue',
  DUE: 'Today or overdue',
  WEEK: 'Within a week',
  NONE: 'No follow-up',
} as const;

export const contactFields = listFields({
  contactId: { is: id },
  name: { label: 'Name', is: text(36) },
  kind: { label: 'Kind', is: choice(partyKinds, 20) },
  stage: { label: 'Stage', is: choice(stages, 14) },
  phones: { label: 'Phones', is: texts(24) },
  emails: { label: 'Emails', is: texts(34) },
  tags: { label: 'Tags', is: texts(24) },
  screeningState: { label: 'Screening', is: choice(screeningStates, 16) },
  followUpOn: { label: 'Follow-up', is: day, maybe: true },
  followUpNote: { label: 'About', is: text(30) },
  lastContactedAt: { label: 'Last contact', is: instant, maybe: true },
  createdAt: { label: 'Added', is: instant },
});
