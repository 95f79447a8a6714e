export { CountrySelect } from './CountrySelect.tsx';
export { IdentityFields } from './IdentityFields.tsx';
