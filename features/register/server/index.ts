export { findRegistered, hasRegister } from './find.ts';
export { importRegister } from './import-register.ts';
export { readRegisterFile } from './read-register-file.ts';
export { registerRoutes } from './routes.ts';
