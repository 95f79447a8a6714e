import { drawsFor } from '#demo/draw/draws.ts';
import { sampleInfo } from '#demo/sample.ts';
import { historyOf, weights } from '#features/payout/rig/history.ts';
import type { anAgencyThatPays } from '#features/payout/rig/payouts.ts';
import { setUpline } from '#features/people/index.server.ts';
import { transact } from '#platform/server/context.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { anApprovedDeal } from '#test/approved-deal.ts';
import { billOf, invoiceBill } from '#test/deals.ts';
import type { Answer, Client } from '#test/people.ts';
import { recountStale } from '../team/recount.server.ts';

type Agency = Awaited<ReturnType<typeof anAgencyThatPays>>;

/** The last is today, the first ones are in the year before. */
const days = ['2025-07-01', '2025-11-14', '2026-03-17', '2026-10-06', '2026-11-02', '2026-11-11', '2026-11-20'];
const today = '2026-11-20';
/** The deals of a team are signed by its own step. */
const ofMoney = { ...weights, deal: 0 };
const late = { lateReason: 'The owner was abroad' };

/**
 * A history of a team of three levels and a co-broker outside of it: deals of one and of several, sales and leases of this year
 * and the last, moves to another leader, cancelled and aborted deals and charges, among the steps of money (`historyOf`).
 */
export const teamHistoryOf = async (agency: Agency, seed: number) => {
  const { app, query, desk, preparer } = agency;
  const money = historyOf(agency, seed);
  const draws = drawsFor(seed, 'a team');
  const newcomer = async (name: string) => {
    const client = await app.letIn(await app.aSalesperson({ name: `${name} of ${seed}` }));
    await agency.giveAccount(client, { rested: true });
    return client;
  };
  const people = {
    top: await newcomer('Top'),
    lead: await newcomer('Lead'),
    other: await newcomer('Other'),
    one: await newcomer('One'),
    two: await newcomer('Two'),
    outside: await newcomer('Outside'),
  };
  const everyone = Object.values(people);
  const codes = new Map(
    (await query<{ id: string; code: string }>('SELECT id, sa_no AS code FROM person WHERE sa_no IS NOT NULL')).map(
      ({ id, code }) => [id, code],
    ),
  );
  const under = (member: Client, above: Client | null, fromDay: string) =>
    transact(app.asNobody, (at) =>
      setUpline(at, { personId: member.person.userId, uplineId: above?.person.userId ?? null, fromDay }),
    );
  const { top, lead, other, one, two } = people;
  for (const [member, above] of [
    [lead, top],
    [other, top],
    [one, lead],
    [two, lead],
  ] as const)
    await under(member, above, '2020-01-01');
  for (const [{ person }, plan] of [
    [top, 'DIRECTOR'],
    [lead, 'LEADER'],
    [other, 'LEADER'],
  ] as const)
    await query(`INSERT INTO person_plan (person_id, from_day, plan) VALUES ($1, '2020-01-01', $2)`, [
      person.userId,
      plan,
    ]);

  let units = 0;
  const cases: string[] = [];
  /** A refusal is an answer like any other; a failure is not. */
  const call = async (answer: Promise<Answer>) => {
    const { status, body } = await answer;
    if (status >= 500) throw new Error(`${status}: ${JSON.stringify(body)}`);
    return status === 200 ? body.data : undefined;
  };
  const sign = async () => {
    units += 1;
    const owner = draws.pick(everyone);
    const partner = draws.pick(everyone);
    const rate = partner === owner ? 1_000_000 : draws.between(1, 9) * 100_000;
    const shares = [
      { userId: owner.person.userId, role: 'CA' as const, shareRate: rate },
      { userId: partner.person.userId, role: 'ICB' as const, shareRate: 1_000_000 - rate },
    ].filter(({ shareRate }) => shareRate > 0);
    const property = { ...sampleInfo().property, unit: `${draws.between(10, 80)}-${seed * 100 + units}` };
    const signed = draws.pick(days);
    const info = draws.chance(0.3)
      ? { transactionType: 'LEASE' as const, property }
      : { property, optionDate: signed, ...(signed < '2026-11-06' && late) };
    const made = await anApprovedDeal(owner, desk, { info, shares, papers: draws.chance(0.8) });
    cases.push(made.eSubId);
    const bill = await billOf(preparer, made.caseNo);
    if (draws.chance(0.7)) await invoiceBill(preparer, bill, today, 'They are with the lawyer');
    money.bills.push(bill.billId);
  };
  const steps = {
    sign,
    move: () => under(draws.pick([one, two]), draws.pick([lead, other, top, null]), today),
    cancel: () => call(desk.put(`/api/v1/esubmissions/${draws.pick(cases)}/status/4`, { reason: 'Reported twice' })),
    abort: async () => {
      const place = `/api/v1/esubmissions/${draws.pick(cases)}`;
      const file = await call(desk.upload(`${place}/evidence`, {}, { name: 'lapsed.pdf', bytes: samplePdf() }));
      const body = { reason: 'Lapsed', evidenceFileId: file?.fileId, forfeitureCents: draws.between(0, 3) * 100_001 };
      await call(desk.put(`${place}/status/9`, body));
    },
    charge: () =>
      call(
        preparer.post('/agency/v1/finance/charges', {
          personId: draws.pick(everyone).person.userId,
          text: 'Name cards',
          cents: draws.between(1, 50_000),
          dueOn: draws.pick(['2026-11-01', today, '2026-12-01']),
        }),
      ),
  };
  const take = async () => {
    if (draws.chance(0.6))
      return void (await money.take({ name: draws.weighed(ofMoney), seed: draws.between(0, 1e9) }));
    await steps[draws.weighed({ sign: 4, move: 2, cancel: 1, abort: 1, charge: 1 })]();
  };
  const codeOf = ({ person }: Client) => codes.get(person.userId) ?? '';
  /** What the job does within a minute: counts the deals whose shares changed for their teams. */
  const countTeams = () => recountStale(app.services);
  return { people, everyone, sign, take, countTeams, codeOf };
};
