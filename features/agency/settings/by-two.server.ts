import { and, eq, inArray } from 'drizzle-orm';
import { dueDiligenceForms } from '#features/ecdd/room.settings.ts';
import { hasSubmissions } from '#features/esubmission/index.server.ts';
import { countIn, type Waiting } from '#features/ledger/server/index.ts';
import { askForApproval, endApproval } from '#features/notifications/index.server.ts';
import {
  complianceOfficers,
  mailMoneyKeepers,
  prepareChange,
  readChanges,
  settledMoneyKeepers,
  settledOfficers,
  takeApproved,
  takeChange,
  takeChanges,
  waitingChangePublic,
  wordAlone,
} from '#features/people/index.server.ts';
import type { Setting } from '#features/settings/contract.ts';
import { changesByTwo } from '#features/settings/rules/by-two.ts';
import {
  auditedAs,
  complianceSetting,
  lockSetting,
  lockSettings,
  writeSetting,
} from '#features/settings/server/index.ts';
import { hasDesk, isCompliance } from '#platform/contract/actor.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { requireNotPast } from './not-past.server.ts';
import { requireOfficers } from './officers.server.ts';

/** Undefined puts a setting back to its default. */
type Change = { value: unknown; version: number };

/** Whose second person a change waits for: that of the agency's account, or that of due diligence. */
const kinds = {
  SETTING: '/agency-desk/finance/approvals',
  DUE_DILIGENCE: '/agency-desk/compliance/settings',
} as const;
type Kind = keyof typeof kinds;

const kindOf = ({ about }: Setting<unknown>): Kind => (about?.who === 'compliance' ? 'DUE_DILIGENCE' : 'SETTING');

/**
 * Changes a setting. Where the agency's own account would be another one, the change waits for a second person: another administrator, or one of finance. The first
 * account is entered by one, since there is none yet that it could replace; all administrators and finance get a mail of it, too. What
 * compliance sets waits for a second officer, the first time as well, but for the day of forms while nothing was submitted.
 */
export const writeOrAsk = async (at: Writing, setting: Setting<unknown>, change: Change): Promise<void> => {
  const before = await lockSetting(at, setting, change);
  const wanted = change.value === undefined ? setting.initial : change.value;
  const { lines, isFirst } = changesByTwo(setting, before, wanted);
  const { key } = setting;
  const kind = kindOf(setting);
  const title = setting.about?.title ?? key;
  const page = kinds[kind];
  if (kind === 'DUE_DILIGENCE') {
    if (lines.length === 0) return;
    if (await mayBeAlone(at, setting)) {
      await wordAlone(at);
      return writeSetting(at, setting, change, 'setting.changed-alone');
    }
    await requireSecondOfficer(at);
  } else if (lines.length === 0 || isFirst) {
    if (lines.length > 0) await wordAlone(at);
    await writeSetting(at, setting, change);
    if (lines.length === 0) return;
    return mailMoneyKeepers(at, { title: `Entered: ${title}`, lines: [`By ${at.actor.userName}.`, ...lines], page });
  } else await requireAnother(at);
  // Another wish of the same setting takes the place of the one before.
  const replaced = await takeChanges(at, { kind, subject: key });
  for (const { id } of replaced) await endApproval(at, id);
  const aggregate = auditedAs(setting);
  await record(at, { aggregate, aggregateId: key, action: 'setting.change-asked', detail: { lines } });
  const { changeId } = await prepareChange(at, { kind, subject: key, title, lines, input: change, page });
  await askForApproval(at, {
    id: changeId,
    title: `A change of a setting waits: ${title}`,
    line: (by) => `${by} asks for it.`,
    link: page,
    isMailed: true,
    ...(kind === 'DUE_DILIGENCE' && {
      approvers: { ids: (await settledOfficers(at)).map(({ id }) => id), who: 'compliance' as const },
    }),
  });
};

const requireAnother = async (at: Writing): Promise<void> => {
  const others = (await settledMoneyKeepers(at)).filter(({ id }) => id !== at.actor.userId);
  if (others.length > 0) return;
  throw new Refusal(
    'setting.conflict',
    'The agency’s account is changed by two people, and there is no other administrator and nobody in finance who may approve now. Invite one of them first; a new account may approve after 72 hours.',
  );
};

/** Whether one officer may change it: from which day on forms are part of submissions, while none was made. */
const mayBeAlone = async ({ db }: Writing, { key }: Setting<unknown>): Promise<boolean> =>
  key === dueDiligenceForms.key && !(await hasSubmissions(db));

const requireSecondOfficer = async (at: Writing): Promise<void> => {
  const others = (await settledOfficers(at)).filter(({ id }) => id !== at.actor.userId);
  if (others.length > 0) return;
  throw new Refusal(
    'setting.conflict',
    'This is changed by two officers, and there is no other one at the compliance desk who may approve now. Ask the administrators to give the desk to another person first; they may approve after 72 hours.',
  );
};

type ById = { params: { id: string } };

const settingOf = (settings: Setting<unknown>[], key: string): Setting<unknown> => {
  const found = settings.find((each) => each.key === key);
  if (!found) throw missing('setting');
  return found;
};

/** The kind of a change, if its second person may be the actor; the setting is locked before its change, as where one is asked for. */
const lockSettingOf = async (at: Writing, changeId: string): Promise<Kind> => {
  const isMeant = and(eq(waitingChangePublic.id, changeId), inArray(waitingChangePublic.kind, mine(at)));
  const meant = await at.db.select({ key: waitingChangePublic.subject }).from(waitingChangePublic).where(isMeant);
  await lockSettings(
    at,
    meant.map(({ key }) => key),
  );
  const [found] = await at.db.select({ kind: waitingChangePublic.kind }).from(waitingChangePublic).where(isMeant);
  if (!found) throw missing('change');
  return found.kind as Kind;
};

const mine = ({ actor }: Reading): Kind[] => [
  ...(hasDesk(actor, 'finance') ? (['SETTING'] as const) : []),
  ...(isCompliance(actor) ? (['DUE_DILIGENCE'] as const) : []),
];

/** What waits for the actor as a second person, the oldest first. */
export const waitingOf = async (at: Reading) =>
  (await Promise.all(mine(at).map((kind) => readChanges(at, kind)))).flat();

export const listSettingChanges = async (at: Reading) => ({ rows: await readChanges(at, 'SETTING') });

/** What waits of them, for the overview of finance. */
export const waitingSettingChanges: Waiting = {
  key: 'setting-changes',
  label: 'Changes of the agency’s account to approve',
  to: kinds.SETTING,
  read: countIn("waiting_change WHERE kind = 'SETTING'"),
};

/** Makes the change that somebody else prepared, if the setting is still what it was then. */
export const approveSetting =
  (settings: Setting<unknown>[]) =>
  async (at: Writing, { params }: ById): Promise<undefined> => {
    const kind = await lockSettingOf(at, params.id);
    const { subject, input, preparedBy } = await takeApproved(at, { kind, changeId: params.id, page: kinds[kind] });
    await endApproval(at, params.id);
    const setting = settingOf(settings, subject);
    const { value, version } = input as Change;
    if (kind === 'DUE_DILIGENCE') {
      await requireStillOfficer(at, preparedBy);
      await requireOfficers(at, setting, value);
      await requireNotPast(at, setting, value);
    }
    await writeSetting(at, setting, { value, version });
    return undefined;
  };

/** Who has left the desk is no first officer of what it decides. */
const requireStillOfficer = async (at: Writing, preparedBy: string): Promise<void> => {
  if ((await complianceOfficers(at)).some(({ id }) => id === preparedBy)) return;
  throw new Refusal(
    'approval.conflict',
    'Whoever asked for this change is no longer at the compliance desk. Decline it, and ask for it yourself.',
  );
};

export const declineSetting =
  (settings: Setting<unknown>[]) =>
  async (at: Writing, { params }: ById): Promise<undefined> => {
    const kind = await lockSettingOf(at, params.id);
    const { subject, lines } = await takeChange(at, { kind, changeId: params.id });
    await endApproval(at, params.id);
    const aggregate = auditedAs(settingOf(settings, subject));
    await record(at, { aggregate, aggregateId: subject, action: 'setting.change-declined', detail: { lines } });
    return undefined;
  };

/** Ends what somebody who has left compliance asked for there: nobody could approve it any more. */
export const endChangesOf = async (at: Writing, personId: string): Promise<void> => {
  const isTheirs = and(eq(waitingChangePublic.kind, 'DUE_DILIGENCE'), eq(waitingChangePublic.preparedBy, personId));
  const theirs = await at.db.select({ key: waitingChangePublic.subject }).from(waitingChangePublic).where(isTheirs);
  await lockSettings(
    at,
    theirs.map(({ key }) => key),
  );
  for (const { id, subject, lines } of await takeChanges(at, { kind: 'DUE_DILIGENCE', preparedBy: personId })) {
    await endApproval(at, id);
    const entry = { aggregate: complianceSetting, aggregateId: subject, action: 'setting.change-lapsed' };
    await record(at, { ...entry, detail: { lines } });
  }
};
