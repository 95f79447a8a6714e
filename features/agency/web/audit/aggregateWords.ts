/** What a change was made to, as the trail calls it and as people do. */
export const aggregateWords: Record<string, string> = {
  esubmission: 'Submission',
  deal: 'Deal',
  person: 'Person',
  session: 'Session',
  portal: 'Portal',
  setting: 'Setting',
  'document-rules': 'Document rules',
  register: 'Register of agents',
  postal: 'Postal codes',
  job: 'Failed job',
  'encryption-key': 'Encryption key',
};
