export { AddressChoice, placeLine } from './AddressChoice.tsx';
export { usePostalCode } from './usePostalCode.ts';
export { usePostalFill } from './usePostalFill.ts';
