import type { Actor } from '#platform/contract/actor.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type Reading, transact, type Writing } from '#platform/server/context.ts';
import { languageOf, offeredLanguages } from '../languages.server.ts';
import { saysADay, waitForSaying } from '../links/codes.rules.ts';
import { requireOpen, requireVisit } from '../links/visit.server.ts';
import { addressEventTimes } from '../requests/address-events.server.ts';
import { changeRequest, lockRequest, note, ofRequest, type RequestRow } from '../requests/request.server.ts';
import { roundOf } from '../requests/round.server.ts';
import type { signing } from '../room.calls.ts';
import { lockBoth, type SignableOf } from '../signable-of.server.ts';
import type { Asking, Signable } from '../signables.server.ts';
import { customerLanguages } from '../signing.words.ts';
import { AskedSection, type Questions } from './asked.calls.ts';
import { hasAnswers, openCodes, progressOf } from './asked.rules.ts';
import { changeFollowers } from './followers.server.ts';

type At = Reading<Actor | null>;

const askingOf = ({ asking }: Signable, { asks }: RequestRow): Asking => {
  if (asking && asks) return asking;
  throw new Refusal('answers.conflict', 'Nothing is asked here: read the document, and sign it.');
};

const sectionsOf = async (at: At, asking: Asking, row: RequestRow): Promise<AskedSection[]> =>
  AskedSection.array().parse(await asking.asks(at, ofRequest(row), await languageOf(at, row)));

const present = async (at: At, row: RequestRow, sections: AskedSection[]): Promise<Questions> => ({
  language: await languageOf(at, row),
  title: row.title,
  about: row.about,
  recipient: row.recipientName,
  sections,
  ...progressOf(sections),
  finishedAt: row.finishedAt,
});

/** The request of a link that is open and answered by its recipient. */
const requireAsking = async (at: At, signableOf: SignableOf, token: string) => {
  const row = await requireVisit(at, token);
  const signable = signableOf(row.kind);
  return { row, signable, asking: askingOf(signable, row) };
};

export const readQuestions =
  (signableOf: SignableOf) =>
  async (at: At, { query }: Input<typeof signing.readQuestions>): Promise<Questions> => {
    const { row, asking } = await requireAsking(at, signableOf, query.token);
    return present(at, row, await sectionsOf(at, asking, row));
  };

const finished = () => new Refusal('answers.conflict', 'These answers are finished. Choose Change an answer first.');

/** Saves one section. Whoever has read it as it was before somebody else saved it gets it as it is. */
export const saveAnswers =
  (signableOf: SignableOf) =>
  async (at: At, { query, body }: Input<typeof signing.saveAnswers>): Promise<Questions> => {
    const { row: request, signable, asking } = await requireAsking(at, signableOf, query.token);
    return transact(at, async (within) => {
      const row = await lockBoth(within, signable, request);
      requireOpen(within, row);
      if (row.finishedAt) throw finished();
      const before = await sectionsOf(within, asking, row);
      const section = before.find(({ key }) => key === body.section);
      if (section?.seen !== body.seen) {
        // The answer of the server was lost, and the same is sent again.
        if (section && hasAnswers(section, body.answers)) return present(at, row, before);
        throw new Refusal(
          'answers.stale',
          'This was answered in another tab or on another device. It is shown as it is now.',
          {
            detail: await present(at, row, before),
          },
        );
      }
      const given = await asking.answer(within, ofRequest(row), body, await languageOf(within, row));
      const sections = AskedSection.array().parse(given);
      await changeFollowers(within, row, progressOf(sections));
      return present(at, row, sections);
    });
  };

/** Ends the answers: the document of them is frozen, and its hash is that of all who sign it. */
export const finishAnswers =
  (signableOf: SignableOf) =>
  async (at: At, { query }: Input<typeof signing.finishAnswers>): Promise<{ finishedAt: string }> => {
    const { row: request, signable, asking } = await requireAsking(at, signableOf, query.token);
    if (request.finishedAt) return { finishedAt: request.finishedAt };
    requireOpen(at, request);
    requireComplete(await sectionsOf(at, asking, request));
    // What takes a while is done before anything is locked.
    const store = await asking.freeze(at, ofRequest(request), await languageOf(at, request));
    return transact(at, async (within) => {
      const row = await lockBoth(within, signable, request);
      requireOpen(within, row);
      if (row.finishedAt) return { finishedAt: row.finishedAt };
      const sections = await sectionsOf(within, asking, row);
      requireComplete(sections);
      const { version, sha256 } = await store(within);
      const finishedAt = at.clock.now().round('millisecond').toString({ fractionalSecondDigits: 3 });
      const progress = progressOf(sections);
      await changeFollowers(within, row, { version, documentSha256: sha256, finishedAt, ...progress });
      await note(
        within,
        row,
        'FINISHED',
        `${progress.answeredOf} answers, read in ${customerLanguages[await languageOf(within, row)]}`,
      );
      return { finishedAt };
    });
  };

const requireComplete = (sections: readonly AskedSection[]): void => {
  const open = openCodes(sections);
  if (open.length === 0) return;
  const message = 'Answer this first.';
  throw new Refusal('answers.invalid', message, { errors: open.map((code) => ({ message, field: code })) });
};

/** *Change an answer*: what was frozen is not signed by anybody, and gives way to the next version. */
export const reopenAnswers =
  (signableOf: SignableOf) =>
  async (at: At, { query }: Input<typeof signing.reopenAnswers>): Promise<undefined> => {
    const { row: request, signable, asking } = await requireAsking(at, signableOf, query.token);
    await transact(at, async (within) => {
      const row = await lockBoth(within, signable, request);
      requireOpen(within, row);
      if (!row.finishedAt) return;
      const signer = (await roundOf(within, row)).find(({ signedAt }) => signedAt);
      if (signer)
        throw new Refusal(
          'answers.conflict',
          `${signer.recipientName} has signed these answers. Say what is wrong, and your agent corrects it.`,
        );
      const { version } = await asking.reopen(within, ofRequest(row));
      await changeFollowers(within, row, { version, documentSha256: null, finishedAt: null, readAt: null });
      await note(within, row, 'REOPENED');
    });
  };

/** *Something is wrong*: the salesperson reads it, and every link stays. */
export const saySomethingWrong =
  (signableOf: SignableOf) =>
  async (at: At, { query, body }: Input<typeof signing.saySomethingWrong>): Promise<undefined> => {
    const { row: request, signable, asking } = await requireAsking(at, signableOf, query.token);
    await transact(at, async (within) => {
      const row = await lockBoth(within, signable, request);
      requireOpen(within, row);
      await requireFewWrong(within, row);
      await note(within, row, 'WRONG');
      await asking.wrong(within, ofRequest(row), body.text);
    });
  };

const requireFewWrong = async (at: Writing<Actor | null>, row: RequestRow): Promise<void> => {
  const said = await addressEventTimes(at, row, ['WRONG'], saysADay);
  const wait = waitForSaying(said, at.clock.now().toString());
  if (wait > 0)
    throw new Refusal('wrong.rate', 'Your agent was told several times today. Call your agent.', { retryAfter: wait });
};

export const chooseLanguage = async (
  at: At,
  { query, body: { language } }: Input<typeof signing.chooseLanguage>,
): Promise<undefined> => {
  const { id } = await requireVisit(at, query.token);
  if (!(await offeredLanguages(at.db)).includes(language))
    throw new Refusal('language.conflict', 'This language is not offered. Choose another one.');
  await transact(at, async (within) => {
    const row = await lockRequest(within, id);
    if (row.language !== language) await changeRequest(within, id, { language });
  });
};
