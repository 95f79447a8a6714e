/**
 * The floors, from the top down. A feature may use features on lower floors only. See docs/architecture.md.
 */
export const features = [
  ['dashboard', 'agency'],
  ['production'],
  ['payout'],
  ['billing'],
  ['cobroke'],
  ['commission'],
  ['deal'],
  ['esubmission'],
  ['ecdd'],
  ['aml', 'presentation'],
  ['contacts', 'market', 'circulars', 'library', 'training', 'calculators', 'signing'],
  ['content'],
  ['screening', 'notifications', 'ledger'],
  ['media', 'profile', 'verify'],
  ['identity'],
  ['register', 'postal'],
  ['people'],
  ['firm'],
  ['settings'],
  ['particulars', 'property'],
];
