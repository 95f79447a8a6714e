import { ask } from '#platform/server/database/ask.ts';
import type { TestApp } from '#test/app.ts';
import { makeMailbox } from '#test/mail.ts';
import type { Client } from '#test/people.ts';
import { doQueued } from '#test/queued-jobs.ts';
import { answersTo } from '../forms/demo-answers.server.ts';
import type { Answer } from '../forms/rows.rules.ts';
import { rateCountries } from '../rating/rate-countries.server.ts';
import { rowsFor, templateOn } from '../templates/templates.server.ts';
import { addPaper } from './add-paper.ts';
import { approveKnown, decideOn } from './decide.ts';
import { confirmHits } from './listed.ts';
import { aWholeForm } from './ready-form.ts';

export type Officers = [Client, Client];

/** What may happen to a form, in any order. What its state does not allow is refused, and changes nothing. */
export type Step =
  | { kind: 'answer'; fid: string; is: 'Y' | 'N' }
  | { kind: 'countries'; detail: string }
  /** Whatever is missing is answered. */
  | { kind: 'fill' }
  | { kind: 'paper' }
  | { kind: 'determine'; raise: 'MEDIUM' | 'HIGH' | null }
  | { kind: 'sign'; how: 'LINK' | 'PAPER' }
  | { kind: 'list'; level: 'NONE' | 'MONITORED' | 'ENHANCED' }
  | { kind: 'confirm' }
  | { kind: 'ask'; is: boolean }
  | { kind: 'decide'; decision: string; rating: 'LOW' | 'MEDIUM' | null; established: boolean };

const place = '/api/v1/ecdd-aml-forms';

/** The country whose place on the lists changes in these histories. */
export const country = 'VN';

/** What the system, an officer or the customer answers is not sent back. */
const notTyped = /^(8|10)\.|^9\.0[1345]$/;

type Whose = { owner: Client; officers: Officers; name: string; email: string; side: 'SALE-SELLER' | 'LEASE-LANDLORD' };

/** A form of a customer, and what may be done to it through the API alone. */
export const aHistory = async (app: TestApp, { owner, officers, name, email, side }: Whose) => {
  const [first] = officers;
  const more = side === 'LEASE-LANDLORD' ? { leaseMonths: 24 } : {};
  const customer = { name, idType: 'PASSPORT', idNumber: `X${email.replace(/\D/g, '').padStart(7, '1')}` };
  const { id } = await aWholeForm(app, owner, { side, customer: { ...customer, dateOfBirth: '1960-01-05' }, more });
  const read = async (who = owner) => (await who.get(`${place}/${id}`)).body.data;
  const partsOf = async () => {
    const { version, ownVersion } = await read();
    return { id, version, ownVersion };
  };
  const settle = () => doQueued(app, 'aml.screen-case', 'aml.case-changed', 'aml.hit-decided', 'ecdd.form-changed');
  /** Saves these answers beside those that are there; of a signed form as a correction. */
  const save = async (answers: Answer[]) => {
    const form = await read();
    const changedIds = new Set(answers.map(({ questionFID }) => questionFID));
    const before = form.listECDDAMLFormResult.filter(
      ({ questionFID }: Answer) => !changedIds.has(questionFID) && !notTyped.test(questionFID),
    );
    if (form.isSigned) await owner.post(`${place}/${id}/corrections`, { version: form.version, reason: 'Said anew' });
    const { version, isSigned, property, category, leaseMonths, amountCents, hasUcp, isUcp } = form;
    const transaction = { property, category, leaseMonths, amountCents, hasUcp, isUcp };
    const particulars = { ...form.particulars, email };
    const all = [...before, ...answers];
    return owner.put(place, { id, version, isSigned, ...transaction, particulars, listECDDAMLFormResult: all });
  };
  const answerWith = (questionFID: string, change: Partial<Answer>) =>
    save([{ questionFID, checkedResult: '', remark: '', detail: '', ...change }]);
  // The code of a link comes to an address of the customer’s own.
  await answerWith('1.02', { checkedResult: 'N' });
  const doors: {
    [Kind in Step['kind']]: (its: Extract<Step, { kind: Kind }>) => Promise<{ status: number } | undefined>;
  } = {
    answer: ({ fid, is }) => answerWith(fid, { checkedResult: is, remark: 'As the customer said' }),
    countries: ({ detail }) =>
      answerWith('2.06', { checkedResult: detail ? 'Y' : 'N', detail, remark: detail && 'Works there' }),
    fill: async () => {
      const form = await read();
      const { database } = app.services;
      const { id: template } = await templateOn(database, side, form.templateFrom);
      const open = new Set(form.gaps.map((gap: { questionFID: string }) => gap.questionFID));
      const rows = (await rowsFor(database, template, 'A')).filter(({ questionFID }) => open.has(questionFID));
      return save(answersTo(side, rows, { ...form, isLease: side !== 'SALE-SELLER' }));
    },
    paper: () => addPaper(owner, id, 'WEALTH'),
    determine: async ({ raise }) =>
      owner.put(`${place}/form/signature`, {
        ...(await partsOf()),
        mitigation: 'Spoke with the bank',
        ...(raise && { rating: raise }),
      }),
    sign: async ({ how }) => {
      if (how === 'LINK') return signByLink(app, owner, id, { name, email, side });
      const version = String((await read()).version);
      return addPaper(owner, id, 'SIGNED', { version, mitigation: 'The scan was compared with the original' });
    },
    list: async ({ level }) => {
      const { database } = app.services;
      await ask(database, 'DELETE FROM country_risk WHERE country = $1', [country]);
      if (level !== 'NONE')
        await ask(database, `INSERT INTO country_risk (country, level, from_day) VALUES ($1, $2, '2020-01-01')`, [
          country,
          level,
        ]);
      await rateCountries(app.services).run({});
      return undefined;
    },
    confirm: async () => {
      await confirmHits(app, officers, name);
      return undefined;
    },
    ask: ({ is }) => first.put(`/api/v1/compliance/form-approvals/${id}/source-of-wealth`, { isAsked: is }),
    decide: ({ decision, rating, established }) =>
      (established ? approveKnown : decideOn)(first, id, { decision, ...(rating && { rating }) }),
  };
  return {
    id,
    read: () => read(first),
    take: async (step: Step): Promise<number> => {
      const answer = await (doors[step.kind] as (its: Step) => Promise<{ status: number } | undefined>)(step);
      await settle();
      return answer?.status ?? 200;
    },
  };
};

type Signing = Pick<Whose, 'name' | 'email' | 'side'>;

/** The customer reads and signs; a form that can’t be sent is not signed. */
const signByLink = async (app: TestApp, owner: Client, id: string, { name, email, side }: Signing) => {
  const sent = await owner.post(`${place}/send-for-signing`, { id, recipient: 'email', way: 'SHARE' });
  if (sent.status !== 200) return sent;
  const token = new URL(sent.body.data.url).searchParams.get('token') ?? '';
  await app.anyone.post(`${place}/token-verification`, { token });
  const [mail] = await makeMailbox(app).to(email);
  const code = /^\s+(\d{6})$/m.exec(mail?.text ?? '')?.[1] ?? '';
  const entered = await app.anyone.post(`${place}/token-verification`, { token, code });
  const cookie = /visit=[^;]+/.exec(String(entered.headers['set-cookie']))?.[0] ?? '';
  const signature = {
    method: 'TYPED',
    name,
    capacity: side === 'SALE-SELLER' ? 'Seller' : 'Landlord',
    consent: true,
    confirmed: ['10.01', '10.02', '10.03'],
  };
  const headers = { cookie, 'x-requested-with': 'gable' };
  return app.anyone.put(`${place}/customer/signature?token=${token}`, signature, headers);
};
