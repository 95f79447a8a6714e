import type { Bank } from './bank-account.rules.ts';

/**
 * How payments in Singapore name each bank: by its BIC, and by the bank code of GIRO and FAST. A bank with a branch and a
 * local company has the codes of the one that keeps the accounts of persons.
 */
export const bankCodes: Record<Bank, { bic: string; code: string }> = {
  DBS: { bic: 'DBSSSGSG', code: '7171' },
  POSB: { bic: 'DBSSSGSG', code: '7171' },
  OCBC: { bic: 'OCBCSGSG', code: '7339' },
  UOB: { bic: 'UOVBSGSG', code: '7375' },
  'Bank of China': { bic: 'BKCHSGSG', code: '7083' },
  CIMB: { bic: 'CIBBSGSG', code: '7986' },
  Citibank: { bic: 'CITISGSL', code: '9201' },
  GXS: { bic: 'GXSPSGSG', code: '9751' },
  HSBC: { bic: 'HSBCSGS2', code: '9548' },
  ICBC: { bic: 'ICBKSGSG', code: '8712' },
  MariBank: { bic: 'SSPISGSG', code: '9779' },
  Maybank: { bic: 'MBBESGS2', code: '7302' },
  RHB: { bic: 'RHBBSGSG', code: '7366' },
  'Standard Chartered': { bic: 'SCBLSG22', code: '9496' },
  'State Bank of India': { bic: 'SBINSGSG', code: '7791' },
  Trust: { bic: 'TRBUSGSG', code: '9733' },
};
