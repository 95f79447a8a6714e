import type { PeopleFileSearch } from '../lists.web.ts';

export const belowPeople = [{ label: 'People', to: '/agency-desk/people' }];

const place = '/agency-desk/people/file';

export const peopleFileAddress = ({ id, show, page }: PeopleFileSearch): string => {
  const query = new URLSearchParams();
  if (id) query.set('id', id);
  if (show && show !== 'ALL') query.set('show', show);
  if (page && page > 1) query.set('page', String(page));
  return query.size > 0 ? `${place}?${query}` : place;
};
