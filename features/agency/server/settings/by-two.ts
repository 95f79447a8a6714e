import { and, eq, inArray } from 'drizzle-orm';
import { countIn, type Waiting } from '#features/ledger/server/index.ts';
import { askForApproval, endApproval } from '#features/notifications/server/index.ts';
import {
  mailMoneyKeepers,
  moneyKeepers,
  prepareChange,
  readChanges,
  takeApproved,
  takeChange,
  waitingChange,
} from '#features/people/server/index.ts';
import type { Setting } from '#features/settings/contract.ts';
import { changesByTwo } from '#features/settings/rules/by-two.ts';
import { lockSetting, settingTable, writeSetting } from '#features/settings/server/index.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Reading, Writing } from '#platform/server/context.ts';

/** Undefined puts a setting back to its default. */
type Change = { value: unknown; version: number };

const page = '/agency-desk/finance/approvals';
const kind = 'SETTING';

/**
 * Changes a setting. Where the agency's own account would be another one, the change waits for a second person: another administrator, or one of finance. The first
 * account is entered by one, since there is none yet that it could replace; all administrators and finance get a mail of it, too.
 */
export const writeOrAsk = async (at: Writing, setting: Setting<unknown>, change: Change): Promise<void> => {
  const before = await lockSetting(at, setting, change);
  const wanted = change.value === undefined ? setting.initial : change.value;
  const { lines, isFirst } = changesByTwo(setting, before, wanted);
  const { key } = setting;
  const title = setting.about?.title ?? key;
  if (lines.length === 0 || isFirst) {
    await writeSetting(at, setting, change);
    if (lines.length === 0) return;
    return mailMoneyKeepers(at, { title: `Entered: ${title}`, lines: [`By ${at.actor.userName}.`, ...lines], page });
  }
  await requireAnother(at);
  // Another wish of the same setting takes the place of the one before.
  const replaced = await at.db
    .delete(waitingChange)
    .where(and(eq(waitingChange.kind, kind), eq(waitingChange.subject, key)))
    .returning({ id: waitingChange.id });
  for (const { id } of replaced) await endApproval(at, id);
  await record(at, { aggregate: 'setting', aggregateId: key, action: 'setting.change-asked', detail: { lines } });
  const { changeId } = await prepareChange(at, { kind, subject: key, title, lines, input: change, page });
  await askForApproval(at, {
    id: changeId,
    title: `A change of a setting waits: ${title}`,
    line: `${at.actor.userName} asks for it.`,
    link: page,
    isMailed: true,
  });
};

const requireAnother = async (at: Writing): Promise<void> => {
  const others = (await moneyKeepers(at)).filter(({ id }) => id !== at.actor.userId);
  if (others.length > 0) return;
  throw new Refusal(
    'setting.conflict',
    'The agency’s account is changed by two people, and you are the only administrator, with nobody in finance. Invite one of them first.',
  );
};

type ById = { params: { id: string } };

const settingOf = (settings: Setting<unknown>[], key: string): Setting<unknown> => {
  const found = settings.find((each) => each.key === key);
  if (!found) throw missing('setting');
  return found;
};

/** The setting is locked before its change, as where one is asked for. */
const lockSettingOf = (at: Writing, changeId: string) =>
  at.db
    .select({ key: settingTable.key })
    .from(settingTable)
    .where(
      inArray(
        settingTable.key,
        at.db.select({ key: waitingChange.subject }).from(waitingChange).where(eq(waitingChange.id, changeId)),
      ),
    )
    .for('update');

export const listSettingChanges = async (at: Reading) => ({ rows: await readChanges(at, kind) });

/** What waits of them, for the overview of finance. */
export const waitingSettingChanges: Waiting = {
  key: 'setting-changes',
  label: 'Changes of the agency’s account to approve',
  to: page,
  read: countIn("waiting_change WHERE kind = 'SETTING'"),
};

/** Makes the change that somebody else prepared, if the setting is still what it was then. */
export const approveSetting =
  (settings: Setting<unknown>[]) =>
  async (at: Writing, { params }: ById): Promise<undefined> => {
    await lockSettingOf(at, params.id);
    const { subject, input } = await takeApproved(at, { kind, changeId: params.id, page });
    await endApproval(at, params.id);
    const { value, version } = input as Change;
    await writeSetting(at, settingOf(settings, subject), { value, version });
    return undefined;
  };

export const declineSetting = async (at: Writing, { params }: ById): Promise<undefined> => {
  await lockSettingOf(at, params.id);
  const { subject, lines } = await takeChange(at, { kind, changeId: params.id });
  await endApproval(at, params.id);
  const action = 'setting.change-declined';
  await record(at, { aggregate: 'setting', aggregateId: subject, action, detail: { lines } });
  return undefined;
};
