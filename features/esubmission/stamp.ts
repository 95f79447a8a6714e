import type { TransactionType } from './words.ts';

type Stamped = { transactionType: TransactionType; stampCertificateNo: string };

/** A lease is approved with the number of its stamp certificate; submission does not wait for it. */
export const lacksStamp = ({ transactionType, stampCertificateNo }: Stamped): boolean =>
  transactionType === 'LEASE' && stampCertificateNo === '';
