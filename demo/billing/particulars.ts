/** What the papers of the demo agency say of it. */
export const particulars = {
  legalName: 'Gable Realty Pte. Ltd.',
  uen: '201812345K',
  gstNumber: 'M90312345A',
  licenceNo: 'L3010234A',
  address: '1 Raffles Place #20-01, Singapore 048616',
  phone: '+6560001234',
  email: 'finance@gable.example',
  bank: 'DBS Bank',
  accountNumber: '0031234567',
  payNow: '201812345K',
};
