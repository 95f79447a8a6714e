export { identityColumns, sealIdentity, shownNumber } from './sealed-identity.ts';
