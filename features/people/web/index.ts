export { BankAccountFields } from './BankAccountFields.tsx';
export { SalespersonFilter } from './SalespersonFilter.tsx';
