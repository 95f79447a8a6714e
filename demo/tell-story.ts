import { Readable } from 'node:stream';
import { deals } from '#features/deal/server/index.ts';
import { TransactionInfo } from '#features/esubmission/info-schemas.ts';
import { BillInput, ExternalCobrokeInput, PartyInput, type StatusBody } from '#features/esubmission/schemas.ts';
import {
  addParty,
  createEsubmission,
  judgeDocument,
  readDocuments,
  readSummary,
  saveBilling,
  saveExternal,
  saveInternal,
  setStatus,
  uploadDocument,
  uploadEvidence,
} from '#features/esubmission/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { addDays, addMonths, agencyZone, type Day } from '#platform/contract/days.ts';
import { clockAt } from '#platform/server/clock.ts';
import { type Services, transact, type Writing } from '#platform/server/context.ts';
import { sampleBill, sampleExternal, sampleInfo, sampleLease, sampleParties } from './sample.ts';
import { specimen } from './specimen.ts';
import type { Stage, Story } from './stories.ts';

type Cast = Map<string, Actor>;

const order: Stage[] = ['info', 'parties', 'documents', 'submitted', 'claimed', 'approved'];
/** The ends that are not approval, and how far each comes before it. */
const before: Partial<Record<Stage, Stage>> = {
  returned: 'claimed',
  rejected: 'claimed',
  cancelled: 'submitted',
  held: 'claimed',
  aborted: 'approved',
};
const ends = { returned: [5, 'mei.tan'], rejected: [6, 'mei.tan'], held: [8, 'farid.osman'] } as const;

/** Plays one submission through the use-cases that people use, on the days on which it would have happened. */
export const tellStory = async (services: Services, cast: Cast, story: Story): Promise<void> => {
  const signed = addDays(services.clock.now().toZonedDateTimeISO(agencyZone).toPlainDate().toString(), -story.daysAgo);
  const clock = clockAt(`${signed}T02:15:00Z`);
  const origin = { requestId: 'demo', address: 'internal', userAgent: 'demo' };
  const as = (userName: string) => {
    const actor = cast.get(userName);
    if (!actor) throw new Error(`The demo has nobody called ${userName}.`);
    return { ...services, ...origin, clock, actor, db: services.database };
  };
  const owner = as(story.by);
  const desk = as('mei.tan');
  const change = <T>(at: typeof owner, work: (at: Writing) => Promise<T>) => {
    clock.advance({ minutes: 7 });
    return transact(at, work);
  };

  const upTo = order.indexOf(before[story.stage] ?? story.stage);
  const info = TransactionInfo.parse(infoOn(signed, story.info));
  let saved = await change(owner, (at) => createEsubmission(at, { body: info }));
  const { eSubId } = saved;
  if (upTo < order.indexOf('parties')) return;

  for (const [index, party] of sampleParties(info.representedSide).entries()) {
    const body = PartyInput.parse({ ...party, name: index === 0 ? story.client : story.other });
    saved = await change(owner, (at) => addParty(at, { body: { ...body, eSubId, version: saved.version } }));
  }
  if (upTo < order.indexOf('documents')) return;

  const params = { eSubId };
  if (story.external) {
    const body = { version: saved.version, rows: [ExternalCobrokeInput.parse(sampleExternal())] };
    saved = { ...saved, ...(await change(owner, (at) => saveExternal(at, { params, body }))) };
  }
  if (story.with) {
    const rows = [
      internal(owner.actor.userId, 'CA', 1_000_000 - story.with.rate),
      internal(as(story.with.userName).actor.userId, 'ICB', story.with.rate),
    ];
    saved = {
      ...saved,
      ...(await change(owner, (at) => saveInternal(at, { params, body: { version: saved.version, rows } }))),
    };
  }
  const bill = BillInput.parse({ ...sampleBill(info.commission.amountCents), invoiceToText: story.client });
  await change(owner, (at) => saveBilling(at, { body: { eSubId, version: saved.version, rows: [bill] } }));
  await uploadRequired(owner, eSubId, upTo < order.indexOf('submitted') ? 2 : 0);
  if (upTo < order.indexOf('submitted')) return;

  const { reason = '' } = story;
  const move = (at: typeof owner, statusId: number, body: Partial<StatusBody> = {}) => {
    clock.advance({ hours: 3 });
    return change(at, (within) => setStatus(deals)(within, { params: { id: eSubId, statusId }, body }));
  };
  const { findings } = await readSummary(owner, { params: { id: eSubId } });
  await move(owner, 2, { overrides: findings.map(({ code }) => ({ code, reason: 'Looked at, and right as it is.' })) });
  if (upTo >= order.indexOf('claimed')) await move(desk, 3);
  if (upTo >= order.indexOf('approved')) await move(desk, 7);
  if (story.query) {
    const judge = (input: Judgement) => change(desk, (at) => judgeDocument(at, input));
    await queryFirst(await readDocuments(desk, { query: { eSubId } }), eSubId, story.query, judge);
  }
  if (story.stage === 'cancelled') await move(owner, 4, { reason });
  if (story.stage === 'aborted') {
    const file = {
      fileName: 'Letter of the buyer.pdf',
      source: Readable.from([await specimen('Letter of the buyer')]),
    };
    const { fileId } = await uploadEvidence(desk, { params: { id: eSubId }, file });
    await move(desk, 9, { reason, evidenceFileId: fileId, forfeitureCents: 0 });
  }
  if (story.stage in ends) {
    const [statusId, by] = ends[story.stage as keyof typeof ends];
    await move(as(by), statusId, { reason });
  }
};

type Judgement = Parameters<typeof judgeDocument>[1];
type Found = Awaited<ReturnType<typeof readDocuments>>;

/** The desk has looked at the documents: a question about the first, the second as it should be. */
const queryFirst = async ({ rows }: Found, id: string, note: string, judge: (input: Judgement) => Promise<unknown>) => {
  const verdicts = ['queried', 'accepted'] as const;
  const given = rows.filter(({ fileGroup }) => fileGroup.length > 0).slice(0, verdicts.length);
  for (const [index, { documentId, partyUuid }] of given.entries()) {
    const verdict = verdicts[index] ?? 'none';
    await judge({ params: { id, documentId }, body: { partyUuid, verdict, note } });
  }
};

/** What the story says, signed on that day; a tenancy begins with the next month. */
const infoOn = (day: Day, { months, ...info }: Story['info']) => {
  if (info.transactionType !== 'LEASE') return sampleInfo({ ...info, optionDate: day });
  const start = `${addMonths(day, 1).slice(0, 7)}-01`;
  const tenancyEnd = addDays(addMonths(start, months ?? 24), -1);
  return sampleLease({ ...info, agreementDate: day, tenancyStart: start, tenancyEnd });
};

const internal = (userId: string, role: 'CA' | 'ICB', shareRate: number) => ({
  userId,
  role,
  remark: '',
  shareBasis: 'PERCENT' as const,
  shareRate,
  shareCents: null,
});

/** Real small files on every line that submission asks for, but for the last `leave` of them. */
const uploadRequired = async (owner: Parameters<typeof uploadDocument>[0], eSubId: string, leave: number) => {
  const { rows } = await readDocuments(owner, { query: { eSubId } });
  const asked = rows.filter(({ required, stage }) => required && stage === 'submit');
  for (const { documentId, partyUuid, name } of asked.slice(0, asked.length - leave)) {
    const file = { fileName: `${name}.pdf`, source: Readable.from([await specimen(name)]) };
    await uploadDocument(owner, { body: { eSubId, documentId, ...(partyUuid ? { partyUuid } : {}) }, file });
  }
};
