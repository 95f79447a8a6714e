import { buffer } from 'node:stream/consumers';
import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { transact, type Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { renderPdf } from '#platform/server/pdf/render-pdf.ts';
import type { Answers, AskedQuestion, AskedSection } from '../answering/asked.calls.ts';
import { sha256 } from '../seal/frozen-pdf.server.ts';
import type { AddedFile, Asking, Signable } from '../signables.server.ts';
import type { DocumentToSign } from '../signature/document.calls.ts';

const words = (en: string, local = '') => ({ en, local });
const yes = { on: 'Y', isRequired: true } as const;

/** What the dummy asks: a second question where the first is answered by Yes, and one that may be left out. */
const sectionsOf = (given: Map<string, Given>, language: string): AskedSection[] => {
  const inChinese = (text: string) => (language === 'zh' ? text : '');
  const question = (code: string, part: Partial<AskedQuestion>): AskedQuestion => ({
    code,
    question: words(`Question ${code}?`, inChinese(`问题 ${code}？`)),
    help: words(''),
    kind: 'YN',
    choices: [],
    isRequired: true,
    opens: [],
    answer: { files: [], ...(given.get(code) ?? { value: '', detail: '', remark: '' }) },
    ...part,
  });
  const sections = [
    [
      question('1.01', { opens: [{ ...yes, kind: 'TEXT' }] }),
      ...(given.get('1.01')?.value === 'Y' ? [question('1.02', {})] : []),
    ],
    [question('2.01', { kind: 'TEXT', isRequired: false }), question('2.02', {})],
  ];
  return sections.map((questions, index) => ({
    key: String(index + 1),
    title: words(`Section ${index + 1}`, inChinese(`第 ${index + 1} 部分`)),
    seen: JSON.stringify(questions.map(({ answer }) => answer)),
    questions,
  }));
};

const template = new URL('./form.typ', import.meta.url);
const document: DocumentToSign = {
  title: 'Customer due diligence form',
  about: '18 Leonie Hill #42-05',
  why: 'The law asks who our clients are.',
  sections: [
    {
      title: 'Identity',
      facts: [{ label: 'NRIC', value: 'S1234567D', isPrivate: true }],
      rows: [{ code: '1.01', question: 'Are the particulars complete?', answer: 'Yes' }],
    },
  ],
  statements: [{ code: '10.01', text: 'All of this is true.' }],
  capacities: ['Seller'],
  uploads: [],
};

type Given = Omit<Answers[number], 'code'>;

export type Told = { what: string; requestId: string; detail?: unknown };

/** A document of a kind of its own, and the calls that signing made to its room. */
export const dummySignable = (told: Told[]) => {
  const files = new Map<string, string[]>();
  const state = { isChanged: false, meanwhile: async () => {}, added: [] as AddedFile[] };
  const tell = (what: string, requestId: string, detail?: unknown) => {
    told.push({ what, requestId, ...(detail !== undefined && { detail }) });
    return Promise.resolve();
  };
  const answers = new Map<string, Map<string, Given>>();
  const versions = new Map<string, number>();
  const givenTo = (ref: string) => answers.get(ref) ?? new Map<string, Given>();
  const asking: Asking = {
    asks: async (_, { ref }, language) => sectionsOf(givenTo(ref), language),
    answer: async (_, { ref }, { answers: sent }, language) => {
      const given = new Map([...givenTo(ref), ...sent.map(({ code, ...rest }): [string, Given] => [code, rest])]);
      answers.set(ref, given);
      return sectionsOf(given, language);
    },
    freeze: async (_, { requestId, ref, version }) => {
      const hash = sha256(await pdfOf(state.isChanged ? 'changed' : 'yes'));
      await state.meanwhile();
      return async () => {
        await tell('frozen', requestId, versions.get(ref) ?? version);
        return { version: versions.get(ref) ?? version, sha256: hash };
      };
    },
    reopen: async (_, { requestId, ref, version }) => {
      versions.set(ref, version + 1);
      await tell('reopened', requestId, version + 1);
      return { version: version + 1 };
    },
    wrong: (_, { requestId }, text) => tell('wrong', requestId, text),
  };
  const signable: Signable = {
    asking,
    kind: 'dummy',
    lock: async (at: Writing<Actor | null>, ref) => {
      await ask(at.db, 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [ref]);
    },
    places: async (_, refs) => new Map(refs.map((ref) => [ref, { title: 'F-1', link: `/dummies/${ref}` }])),
    sendingAgain: async (_, { requestId }, email) => {
      if (state.isChanged) throw new Refusal('dummy.conflict', 'This was changed.');
      await tell('sending again', requestId, email ?? 'the same');
    },
    read: async () => document,
    added: async () => state.added,
    pdf: () => pdfOf(state.isChanged ? 'changed' : 'yes'),
    signed: (_, { requestId }, signature) => tell('signed', requestId, signature.confirmed),
    declined: (_, { requestId }, reason) => tell('declined', requestId, reason),
    ended: (_, { requestId }, why) => tell('ended', requestId, why),
    sealed: (_, { requestId }, seal) => tell('sealed', requestId, seal.sha256),
    upload: async (at, { ref }, key, file, admit) => {
      await buffer(file.source);
      await state.meanwhile();
      await transact(at, admit);
      files.set(ref, [...(files.get(ref) ?? []), `${key}: ${file.fileName}`]);
      return file.fileName;
    },
  };
  return { signable, state, files };
};

export const pdfOf = (answer: string) =>
  renderPdf(
    template,
    {
      agency: { name: 'Harbour & Hill', lines: [] },
      title: 'Form 陈 தமிழ் é',
      number: 'F-1',
      made: '20 Nov 2026',
      rows: ['Page one: 陈 தமிழ் é', `Answer: ${answer}, 陈 தமிழ் é`],
    },
    '2026-11-20T02:00:00Z',
  );
