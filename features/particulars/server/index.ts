export { identityColumns, numberColumns, sealIdentity, shownNumber } from './sealed-identity.ts';
