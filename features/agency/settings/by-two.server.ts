import { dueDiligenceForms } from '#features/ecdd/room.settings.ts';
import { hasSubmissions } from '#features/esubmission/index.server.ts';
import { approvals } from '#features/notifications/index.server.ts';
import {
  byTwo,
  complianceOfficers,
  mailMoneyKeepers,
  settledMoneyKeepers,
  settledOfficers,
  wordAlone,
} from '#features/people/index.server.ts';
import type { Setting } from '#features/settings/contract.ts';
import { changesByTwo } from '#features/settings/rules/by-two.ts';
import { complianceSetting, lockSetting, lockSettings, writeSetting } from '#features/settings/server/index.ts';
import { hasDesk, isCompliance } from '#platform/contract/actor.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { requireNotPast } from './not-past.server.ts';
import { requireOfficers } from './officers.server.ts';

/** Undefined puts a setting back to its default. */
type Change = { value: unknown; version: number };

const ofSettings = {
  notice: 'A change of a setting waits',
  approvals,
  detail: ({ lines }: { lines: string[] }) => ({ lines }),
  replaces: true,
  lock: lockSettings,
} as const;
const actions = {
  asked: 'setting.change-asked',
  declined: 'setting.change-declined',
  lapsed: 'setting.change-lapsed',
};

/** Changes of the agency's own account. */
export const accountChanges = byTwo<Change, [Setting<unknown>[]]>({
  ...ofSettings,
  kind: 'SETTING',
  page: '/agency-desk/finance/approvals',
  audit: { aggregate: 'setting', ...actions },
  make: (at, { subject, input }, settings) => writeSetting(at, settingOf(settings, subject), input),
});

/** Changes of the settings of due diligence, which compliance makes. */
const complianceChanges = byTwo<Change, [Setting<unknown>[]]>({
  ...ofSettings,
  kind: 'DUE_DILIGENCE',
  desk: 'compliance',
  page: '/agency-desk/compliance/settings',
  audit: { aggregate: complianceSetting, ...actions },
  make: async (at, { subject, input, preparedBy }, settings) => {
    const setting = settingOf(settings, subject);
    await requireStillOfficer(at, preparedBy);
    await requireOfficers(at, setting, input.value);
    await requireNotPast(at, setting, input.value);
    await writeSetting(at, setting, input);
  },
});

const changesOf = ({ about }: Setting<unknown>) => (about?.who === 'compliance' ? complianceChanges : accountChanges);

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
  const changes = changesOf(setting);
  const title = setting.about?.title ?? key;
  if (changes === complianceChanges) {
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
    const entered = [`By ${at.actor.userName}.`, ...lines];
    return mailMoneyKeepers(at, { title: `Entered: ${title}`, lines: entered, page: changes.page });
  } else await requireAnother(at);
  await changes.ask(at, { subject: key, title, lines, input: change });
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
  const setting = settings.find((each) => each.key === key);
  if (!setting) throw missing('setting');
  return setting;
};

/** Those that the actor may decide as a second person. */
const mine = ({ actor }: Reading) => [
  ...(hasDesk(actor, 'finance') ? [accountChanges] : []),
  ...(isCompliance(actor) ? [complianceChanges] : []),
];

/** What waits for the actor as a second person, the oldest first. */
export const waitingOf = async (at: Reading) =>
  (await Promise.all(mine(at).map((changes) => changes.list(at)))).flatMap(({ rows }) => rows);

const changesWith = async (at: Reading, id: string) => {
  for (const changes of mine(at)) if (await changes.has(at, id)) return changes;
  throw missing('change');
};

/** Makes the change that somebody else prepared, if the setting is still what it was then. */
export const approveSetting = (settings: Setting<unknown>[]) => async (at: Writing, input: ById) =>
  (await changesWith(at, input.params.id)).approve(at, input, settings);

export const declineSetting = async (at: Writing, input: ById) =>
  (await changesWith(at, input.params.id)).decline(at, input);

/** Who has left the desk is no first officer of what it decides. */
const requireStillOfficer = async (at: Writing, preparedBy: string): Promise<void> => {
  if ((await complianceOfficers(at)).some(({ id }) => id === preparedBy)) return;
  throw new Refusal(
    'approval.conflict',
    'Whoever asked for this change is no longer at the compliance desk. Decline it, and ask for it yourself.',
  );
};

/** Ends what somebody who has left compliance asked for there: nobody could approve it any more. */
export const endChangesOf = complianceChanges.lapse;
