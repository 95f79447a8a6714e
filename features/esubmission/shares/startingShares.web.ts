import type { Me } from '#features/identity/room.calls.ts';
import { hundredPercent } from '#platform/contract/money.ts';
import type { Summary } from '../summary/summary.calls.ts';
import type { InternalRowValues } from '../wizard/stepSchemas.web.ts';

/** The saved rows. On the first visit, the submitter with the whole commission. */
export const startingShares = (internal: Summary['internal'], me: Me): InternalRowValues[] => {
  const saved = internal.rows.map(({ id, amountCents: _, ...row }) => ({ ...row, key: id }));
  if (saved.length > 0) return saved;
  const { userId, name, registrationNo, picture } = me;
  const everything = { shareBasis: 'PERCENT' as const, shareRate: hundredPercent, shareCents: null };
  return [
    { key: userId, userId, name, registrationNo: registrationNo ?? '', picture, role: 'CA', remark: '', ...everything },
  ];
};

/** A row as it is sent, without what is only shown. */
export const sentShare = ({ key, name, registrationNo, picture, ...row }: InternalRowValues) => row;
