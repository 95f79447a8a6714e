import { and, desc, eq } from 'drizzle-orm';
import type { Setting } from '#features/settings/contract.ts';
import { changesByTwo } from '#features/settings/rules/by-two.ts';
import { complianceSetting } from '#features/settings/server/index.ts';
import { missing } from '#platform/contract/refusal.ts';
import { auditRow } from '#platform/server/audit/tables.ts';
import type { Reading } from '#platform/server/context.ts';
import { byWords } from '../agency.words.ts';
import type { SettingEvent } from './settings.calls.ts';

const most = 100;

/** What happened to a setting of compliance, whose trail no other page shows. */
export const settingHistory =
  (settings: Setting<unknown>[]) =>
  async (at: Reading, { params }: { params: { key: string } }): Promise<{ rows: SettingEvent[] }> => {
    const setting = settings.find(({ key, about }) => key === params.key && about?.who === 'compliance');
    if (!setting) throw missing('setting');
    const rows = await at.db
      .select()
      .from(auditRow)
      .where(and(eq(auditRow.aggregate, complianceSetting), eq(auditRow.aggregateId, setting.key)))
      .orderBy(desc(auditRow.seq))
      .limit(most);
    return {
      rows: rows.map((row) => ({
        id: String(row.id),
        at: row.at,
        by: byWords(row),
        what: words[row.action] ?? row.action,
        lines: linesOf(setting, row.detail),
      })),
    };
  };

const words: Record<string, string> = {
  'setting.change-asked': 'Asked for',
  'setting.change-declined': 'Declined or taken back',
  'setting.change-lapsed': 'Ended: the officer who asked has left',
  'setting.began': 'Set at the first start',
  'setting.changed-alone': 'Changed, while nothing was submitted',
  'setting.changed': 'Approved',
  'setting.reset': 'Approved, back to default',
};

const linesOf = (setting: Setting<unknown>, detail: Record<string, unknown>): string[] =>
  Array.isArray(detail.lines) ? detail.lines.map(String) : changesByTwo(setting, detail.before, detail.after).lines;
