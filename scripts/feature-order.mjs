/** The features, from the top of the house down: a row may use itself and those under it. See docs/architecture.md. */
export const features = [
  ['dashboard', 'agency'],
  ['production'],
  ['payout', 'billing', 'commission', 'ledger'],
  ['deal'],
  ['esubmission'],
  ['ecdd'],
  ['aml'],
  ['contacts', 'team', 'market', 'circulars', 'content', 'library', 'training', 'notifications', 'media', 'profile'],
  ['identity', 'people', 'register', 'settings', 'postal'],
];
