export { approveAccount, openAgencyAccounts, prepareAccount } from './accounts.ts';
export { findRegistered, registerDay } from './find.ts';
export { importRegister } from './import-register.ts';
export { registerAccountPublic, registerAgencyPublic } from './tables.ts';
