import { randomInt, timingSafeEqual } from 'node:crypto';
import { agencyLetterhead } from '#features/firm/settings.ts';
import { codesPerHour } from '#features/identity/room.settings.ts';
import { readSetting } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type Reading, transact, type Writing } from '#platform/server/context.ts';
import type { Reply } from '#platform/server/http/implement.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import { queueText } from '#platform/server/texts/queue-text.ts';
import { isPhone, maskAddress } from '../address.rules.ts';
import { mailWords } from '../languages/mails/mail-words.server.ts';
import { languageOf, offeredLanguages } from '../languages.server.ts';
import { fromWhom } from '../mail/from-whom.server.ts';
import { addressEventTimes } from '../requests/address-events.server.ts';
import { endRequest } from '../requests/end-requests.server.ts';
import { changeRequest, note, ofRequest, type RequestRow } from '../requests/request.server.ts';
import { sealWhatIsOver } from '../requests/round.server.ts';
import type { LinkState, signing } from '../room.calls.ts';
import { signingCode } from '../room.settings.ts';
import { lockBoth, type SignableOf } from '../signable-of.server.ts';
import type { VerifiedBy } from '../signing.words.ts';
import { mayRead } from '../state.rules.ts';
import { codeLimits, needsCode, waitForAny, waitForCode, waitForTry } from './codes.rules.ts';
import { codesTo } from './codes-to.server.ts';
import { codePhoneOf, presentLink } from './link-state.server.ts';
import { beginVisit, requestOfToken } from './visit.server.ts';

type At = Reading<Actor | null> & { reply: Reply };
type Visit = { token: string; seconds: number };
/** Result of a try. A refusal is thrown after its count is stored. */
type Outcome = { row: RequestRow; visit?: Visit; refusal?: Refusal };

/** Sends a code, or takes one: the right one begins a visit, the fifth wrong one locks the link. */
export const verifyToken =
  (signableOf: SignableOf) =>
  async (at: At, { body }: Input<typeof signing.verifyToken>): Promise<LinkState> => {
    const request = await requestOfToken(at, body.token);
    const signable = signableOf(request.kind);
    const isSet = await readSetting(at.db, signingCode);
    const { row, visit, refusal } = await transact(at, async (within): Promise<Outcome> => {
      const locked = await inLanguage(within, await lockBoth(within, signable, request), body.language);
      if (!mayRead(locked, at.clock.now().toString())) return { row: locked };
      const opened = locked.openedAt ? locked : await open(within, locked);
      if (!needsCode(isSet, opened.way)) return enter(within, opened, 'LINK');
      if (body.code === undefined) return sendCode(within, opened, body.byPhone);
      await requireTry(within, opened);
      if (isCode(within, opened, body.code)) return enter(within, opened, 'CODE');
      const wrong = await countWrong(within, opened);
      if (wrong.row.ending === 'LOCKED') {
        await sealWhatIsOver(within, wrong.row);
        await signable.ended(within, ofRequest(wrong.row), 'LOCKED');
      }
      return wrong;
    });
    if (refusal) throw refusal;
    if (visit) at.reply.setVisit(visit.token, visit.seconds);
    return presentLink(at, row, visit !== undefined);
  };

const inLanguage = async (
  at: Writing<Actor | null>,
  row: RequestRow,
  language: RequestRow['language'] | undefined,
): Promise<RequestRow> =>
  language === undefined || language === row.language || !(await offeredLanguages(at.db)).includes(language)
    ? row
    : changeRequest(at, row.id, { language });

const open = async (at: Writing<Actor | null>, { id }: RequestRow): Promise<RequestRow> => {
  const row = await changeRequest(at, id, { openedAt: at.clock.now().toString() });
  await note(at, row, 'OPENED');
  return row;
};

const macOf = ({ secrets }: Pick<At, 'secrets'>, id: string, code: string) => secrets.mac(`signing/${id}/${code}`);

const isCode = (at: Writing<Actor | null>, { id, codeMac, codeExpiresAt }: RequestRow, code: string): boolean =>
  codeMac !== null &&
  codeExpiresAt !== null &&
  Date.parse(codeExpiresAt) > at.clock.now().epochMilliseconds &&
  timingSafeEqual(codeMac, macOf(at, id, code));

const sendCode = async (at: Writing<Actor | null>, request: RequestRow, byPhone: boolean): Promise<Outcome> => {
  const { id, recipientName, title } = request;
  const to = (byPhone && codePhoneOf(at, request)) || request.recipientAddress;
  const now = at.clock.now();
  const sent = await addressEventTimes(at, request, ['CODE_SENT'], codeLimits.anHour);
  const wait = waitForCode(sent, now.toString());
  if (wait > 0)
    throw new Refusal(
      'code.rate',
      wait <= codeLimits.resendSeconds
        ? `A code is on its way. You can ask for another in ${wait} seconds.`
        : 'Too many codes were sent within an hour. Wait a while, or call your agent.',
      { retryAfter: wait },
    );
  await requireFewTo(at, to);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const until = now.add({ minutes: codeLimits.minutes }).toString();
  const row = await changeRequest(at, id, { codeMac: macOf(at, id, code), codeExpiresAt: until, codeTo: to });
  await note(at, row, 'CODE_SENT', to === row.recipientAddress ? '' : `to ${maskAddress(to)}`, to);
  const says = mailWords(await languageOf(at, request));
  const messageId = `signing.${id}.code.${now.epochMilliseconds}`;
  if (isPhone(to)) {
    const { name } = await readSetting(at.db, agencyLetterhead);
    const text = says('codeText', { agency: name, code, name: recipientName, minutes: codeLimits.minutes });
    await queueText(at, { to, text, id: messageId, until });
    return { row };
  }
  const { lines: asker, footer } = await fromWhom(at, request.askedBy, says);
  await queueMail(at, {
    to,
    subject: says('codeSubject'),
    title: says('codeSubject'),
    lines: [says('dear', { name: recipientName }), says('codeLine', { title, minutes: codeLimits.minutes }), ...asker],
    code,
    footer: `${says('codeFooter')} ${footer}`,
    messageId,
    until,
  });
  return { row };
};

/** However many records somebody is sent, their phone and mailbox get so many codes an hour in all. */
const requireFewTo = async (at: Writing<Actor | null>, to: string): Promise<void> => {
  const most = await readSetting(at.db, codesPerHour);
  const wait = waitForAny(await codesTo(at, to, most), most, at.clock.now().toString());
  if (wait > 0)
    throw new Refusal(
      'code.rate',
      `${most} codes were sent to this ${isPhone(to) ? 'phone' : 'address'} within an hour. Wait a while, or call your agent.`,
      { retryAfter: wait },
    );
};

/** New links and codes begin no new tries: a code of six digits can't be found by asking for many. */
const requireTry = async (at: Writing<Actor | null>, row: RequestRow): Promise<void> => {
  const wrong = await addressEventTimes(at, row, ['CODE_WRONG'], codeLimits.wrongADay);
  const wait = waitForTry(wrong, at.clock.now().toString());
  if (wait > 0)
    throw new Refusal('code.rate', 'Too many wrong codes were entered within a day. Call your agent.', {
      retryAfter: wait,
    });
};

const howIn: Record<VerifiedBy, string> = { CODE: 'code', LINK: 'without a code, as the agency has set' };

const enter = async (
  at: Writing<Actor | null>,
  { id, verifiedAt, codeTo }: RequestRow,
  by: VerifiedBy,
): Promise<Outcome> => {
  const now = at.clock.now().toString();
  const row = await changeRequest(at, id, {
    verifiedAt: verifiedAt ?? now,
    codeMac: null,
    codeExpiresAt: null,
    wrongCodes: 0,
  });
  await note(at, row, 'VERIFIED', howIn[by]);
  return { row, visit: await beginVisit(at, id, { verifiedBy: by, codeTo: by === 'CODE' ? codeTo : '' }) };
};

/** A signed document stays signed: a fifth wrong code only ends that code, and another can be requested. */
const countWrong = async (at: Writing<Actor | null>, request: RequestRow): Promise<Outcome> => {
  const wrongCodes = request.wrongCodes + 1;
  const triesLeft = codeLimits.wrong - wrongCodes;
  const ends = triesLeft <= 0 && { codeMac: null, codeExpiresAt: null };
  const row = await changeRequest(at, request.id, {
    wrongCodes: triesLeft <= 0 && request.signedAt ? 0 : wrongCodes,
    ...ends,
  });
  await note(at, row, 'CODE_WRONG');
  if (triesLeft <= 0 && !row.signedAt) {
    await endRequest(at, row, 'LOCKED');
    return { row: { ...row, endedAt: at.clock.now().toString(), ending: 'LOCKED' } };
  }
  const words =
    triesLeft <= 0
      ? 'This code is wrong too. Ask for a new one.'
      : `This code is wrong or has run out. You have ${triesLeft === 1 ? 'one try' : `${triesLeft} tries`} left.`;
  return { row, refusal: new Refusal('code.invalid', words, { field: 'code' }) };
};
