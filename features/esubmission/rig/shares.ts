import type { Client } from '#test/people.ts';

/** The calls on shares, as the wizard sends them. */

export const external = (share: object = { shareBasis: 'PERCENT', shareRate: 300_000 }) => ({
  agencyName: 'Merlion Realty Pte Ltd',
  licenceNo: 'L3001234K',
  gstRegistered: true,
  salespersonName: 'Lim Mei Ling',
  registrationNo: 'R012345A',
  direction: 'PAY_OUT',
  representedSide: null,
  ...share,
});
export const internal = (who: Client, role: string, share: object = { shareBasis: 'PERCENT', shareRate: 500_000 }) => ({
  userId: who.person.userId,
  role,
  remark: '',
  ...share,
});
export const whole = { shareBasis: 'PERCENT', shareRate: 1_000_000 };

export const saveExternal = (who: Client, id: string, version: number, rows: object[]) =>
  who.put(`/api/v1/external-cobrokes/${id}`, { version, rows });
export const saveInternal = (who: Client, id: string, version: number, rows: object[]) =>
  who.put(`/api/v1/internal-cobrokes/${id}`, { version, rows });
