import { IconUser } from '@tabler/icons-react';
import { searchIn } from '#platform/web/shell/search/searchIn.ts';
import { api } from '../api.web.ts';
import { managesPeople } from '../permissions.web.ts';

/** The accounts in the header's search of the people desk: by name, user name, email or number. */
export const searchPeople = {
  id: 'people',
  heading: 'People',
  isFor: managesPeople,
  search: searchIn(api.people, ({ userId, name, email, registrationNo }) => ({
    id: userId,
    label: name,
    description: [registrationNo, email].filter(Boolean).join(' · '),
    to: `/agency-desk/people/${userId}`,
    icon: IconUser,
  })),
};
