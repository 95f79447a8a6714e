export { BankAccountFields } from './BankAccountFields.tsx';
