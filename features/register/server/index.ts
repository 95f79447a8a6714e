export { findRegistered, registerDay } from './find.ts';
export { importRegister } from './import-register.ts';
