import type { Desk } from '#platform/contract/endpoint.ts';

export const deskWords: Record<Desk, string> = {
  submissions: 'Submissions',
  finance: 'Finance',
  compliance: 'Compliance',
  content: 'Content',
  people: 'People',
};
