import { readGst } from '#features/firm/server/index.ts';
import { agencyLetterhead, agencyParticulars } from '#features/firm/settings.ts';
import { readSetting } from '#features/settings/server/index.ts';
import { hasDesk } from '#platform/contract/actor.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { dutyRule, loanRule } from '../tables.server.ts';
import type { Known } from './known.rules.ts';
import type { AnyVersion } from './terms.rules.ts';

/** Every version of every rule, the latest first, and the agency with its GST. Where copies were read is for finance alone. */
export const readRules = async ({ db, actor }: Reading) => {
  const isFinance = hasDesk(actor, 'finance');
  const columns = <T extends typeof dutyRule | typeof loanRule>({
    kind,
    fromDay,
    terms,
    source,
    readAt,
    note,
    noteUntil,
  }: T) => ({
    kind,
    fromDay,
    terms,
    source,
    readAt,
    note,
    noteUntil,
  });
  const [duties, loans, { registration, rates }, { name }, { licenceNo }] = await Promise.all([
    db.select(columns(dutyRule)).from(dutyRule),
    db.select(columns(loanRule)).from(loanRule),
    readGst(db),
    readSetting(db, agencyLetterhead),
    readSetting(db, agencyParticulars),
  ]);
  const versions = [...duties, ...loans]
    .map(({ readAt, ...version }) => ({ ...version, ...(isFinance && { readAt }) }))
    .sort((a, b) => (a.fromDay < b.fromDay ? 1 : -1)) as AnyVersion[];
  return { versions, gst: { registration, rates }, agency: { name, licenceNo } };
};

/** Today's facts for the calculators. */
export const readKnown = async (at: Reading): Promise<Known> => ({ ...(await readRules(at)), today: today(at.clock) });
