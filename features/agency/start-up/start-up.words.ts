import type { Card } from '#platform/contract/card.ts';
import type { StartUp } from './start-up.calls.ts';

/** Days after which nobody is a newcomer any more. */
export const newcomerDays = 90;

export const startUpCard: Card = {
  id: 'agency-start-up',
  title: 'Getting started',
  order: 7,
  width: 'wide',
  isFor: ({ role }) => role === 'salesperson',
  replaces: 'todo',
};

/** What everybody sets up first, with the page where it is done. */
export const startUpSteps = ({ hasPicture, hasMobile, hasAccount, circulars }: StartUp) => [
  { label: 'Add your photo', isDone: hasPicture, to: '/profile' },
  { label: 'Enter your mobile number', isDone: hasMobile, to: '/profile' },
  { label: 'Enter your bank account', isDone: hasAccount, to: '/profile' },
  {
    label: circulars > 0 ? `Read the circulars (${circulars} left)` : 'Read the circulars',
    isDone: circulars === 0,
    to: '/CEACirculars',
  },
];
