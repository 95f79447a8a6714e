/** Agencies whose accounts are known from the start, and those of which nobody has an account yet. */
export const agencyAccounts = [
  { licenceNo: 'L3012345K', name: 'Harbour & Hill Realty Pte Ltd', uen: '200912345D', gstNumber: 'M20091234D' },
  { licenceNo: 'L3001234K', name: 'Merlion Realty Pte Ltd', uen: '199801234K', gstNumber: 'M19980123K' },
  { licenceNo: 'L3004821B', name: 'Straits Property Partners Pte Ltd', uen: '201504821B', gstNumber: 'M20150482B' },
  { licenceNo: 'L3007713F', name: 'Banyan Homes LLP', uen: 'T14LL7713F', gstNumber: null },
];
