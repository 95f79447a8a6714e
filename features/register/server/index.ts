export { approveAccount, openAgencyAccounts, prepareAccount } from './accounts.ts';
export { findRegistered, registerDay } from './find.ts';
export { importRegister } from './import-register.ts';
export { registerAccount, registerAgency } from './tables.ts';
