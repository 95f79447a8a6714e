import type { Card } from '#platform/contract/card.ts';
import { choice, id, instant, listFields, text } from '#platform/contract/list-fields.ts';
import { publicationStates } from '../publication/publication.rules.ts';

/** The category whose articles are announcements. */
export const announcements = 'announcement';

export const articleFields = listFields({
  id: { is: id },
  title: { label: 'Title', is: text(44) },
  category: { label: 'Category', is: text(20) },
  state: { label: 'State', is: choice(publicationStates, 12) },
  publishAt: { label: 'Published', is: instant, maybe: true },
  archiveAt: { label: 'Archived', is: instant, maybe: true },
  changedBy: { label: 'Changed by', is: text(24) },
  changedAt: { label: 'Changed', is: instant },
});

export const rollingTextFields = listFields({
  id: { is: id },
  text: { label: 'Text', is: text(60) },
  link: { label: 'Link', is: text(30) },
  place: { label: 'Order', is: { kind: 'count', width: 8 } },
  state: { label: 'State', is: choice(publicationStates, 12) },
  publishAt: { label: 'From', is: instant, maybe: true },
  archiveAt: { label: 'Until', is: instant, maybe: true },
});

export const marqueeCard: Card = {
  id: 'rolling-texts',
  title: 'Rolling texts',
  order: 1,
  width: 'full',
  isFor: () => true,
};

export const newsCard: Card = {
  id: 'news',
  title: 'News',
  order: 42,
  width: 'narrow',
  isFor: () => true,
  startsOff: 'staff',
};
