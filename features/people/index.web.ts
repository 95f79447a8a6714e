export { SalespersonFilter } from './find/SalespersonFilter.tsx';
export { BankAccountFields } from './record/BankAccountFields.tsx';
