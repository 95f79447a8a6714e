/** Two agencies of the sample register: one is registered for GST, the other isn't. */
export const harbour = { licenceNo: 'L3012345K', gstNumber: 'M90312345A' };
export const banyan = { licenceNo: 'L3007713F', gstNumber: null };
