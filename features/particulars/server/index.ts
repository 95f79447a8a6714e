export { customerColumns, identityColumns, numberColumns, sealIdentity, shownNumber } from './sealed-identity.ts';
