import type { BillFor } from '../roles.words.ts';
import type { Finding } from '../status/status.calls.ts';

type Facts = {
  external: { rows: { salespersonName: string; registrationNo: string }[] };
  internal: { rows: { name: string; registrationNo: string }[] };
  billing: { rows: { billFor: BillFor }[] };
};

/**
 * CEA: a salesperson acts for one side of a transaction and is paid by that side only. Findings from the shares and
 * bills of the submission itself.
 */
export const oneSide = ({ external, internal, billing }: Facts): Finding[] => [
  ...external.rows.filter(({ registrationNo }) => isAmong(internal.rows, registrationNo)).map(bothShares),
  ...(isBilled(billing, 'OWN_CLIENT') && isBilled(billing, 'OTHER_PARTY') ? [bothBills] : []),
];

const isAmong = (rows: { registrationNo: string }[], registrationNo: string): boolean =>
  rows.some((row) => row.registrationNo === registrationNo);

const isBilled = ({ rows }: Facts['billing'], target: BillFor): boolean =>
  rows.some(({ billFor }) => billFor === target);

const bothShares = ({ salespersonName, registrationNo }: Facts['external']['rows'][number]): Finding => ({
  code: 'V03',
  level: 'block',
  message: `${salespersonName} (${registrationNo}) is one of our salespeople here. Nobody shares on both sides: take one of the two off.`,
  step: 'external',
  field: 'rows',
});

/** Only a warning: there may be a reason that the submission does not show. */
const bothBills: Finding = {
  code: 'V03',
  level: 'warn',
  message:
    'Both sides are billed. A salesperson may collect from one side only: check whom each billing is addressed to.',
  step: 'billing',
  field: 'rows',
};
