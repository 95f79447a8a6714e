import { beforeAll, describe, expect, it } from 'vitest';
import { anAgencyThatPays } from '#features/payout/rig/payouts.ts';
import { setUpline } from '#features/people/index.server.ts';
import { transact } from '#platform/server/context.ts';
import type { Client } from '#test/people.ts';

const agency = await anAgencyThatPays();
const { app, query } = agency;
const place = '/api/v1/team-production';

const [top, lead, low, stranger] = [
  await app.letIn(await app.aSalesperson()),
  await app.letIn(await app.aSalesperson()),
  await app.letIn(await app.aSalesperson()),
  await app.letIn(await app.aSalesperson()),
];
const under = (member: Client, above: Client) =>
  transact(app.asNobody, (at) =>
    setUpline(at, { personId: member.person.userId, uplineId: above.person.userId, fromDay: '2020-01-01' }),
  );
const saNoOf = async ({ person }: Client) =>
  (await query<{ sa_no: string }>('SELECT sa_no FROM person WHERE id = $1', [person.userId]))[0]?.sa_no ?? '';
/** A call by its path, with a value in its query, or in its body after POST. */
const ask = (who: Client, call: string, sent: Record<string, string>) => {
  const [path = '', isPost] = call.startsWith('POST ') ? [call.slice(5), true] : [call];
  if (isPost) return who.post(`${place}/${path}`, sent);
  const search = path === 'search-member' ? { search: 'the' } : {};
  return who.get(`${place}/${path}?${new URLSearchParams({ ...search, ...sent })}`);
};
const row = (call: string, field: string, value: string): [string, string, string] => [call, field, value];

beforeAll(async () => {
  await under(lead, top);
  await under(low, lead);
});

describe('a leader', () => {
  it('opens a deal by its own id alone, not by that of its submission, a share or an invoice', async () => {
    const { dealId, eSubId, invoiceId } = await agency.aBilledDeal(low);
    const [{ shareId, transId }] = (await lead.get(`${place}/team-deal-submitted`)).body.data.rows;
    expect(transId).toBe(dealId);
    for (const [kind, id, wanted] of [
      ['deal', dealId, 200],
      ['submission', eSubId, 404],
      ['share', shareId, 404],
      ['invoice', invoiceId, 404],
    ] as const) {
      const { status, body } = await lead.get(`${place}/view-team-deal-detail?transId=${id}`);
      expect([kind, status]).toEqual([kind, wanted]);
      if (wanted === 404) {
        expect(body.data ?? null).toBeNull();
        expect(body.errors[0].message).toMatch(/deal/i);
      }
    }
  });

  const byLevel = ['team-performance', 'team-performance-detail', 'POST team-performance-detail'];
  const byParent = [
    ...['get-direct-downline', 'search-member', 'download-team-performance-report', ...byLevel],
    ...['team-deal-submitted', 'team-deal-submitted/export'],
  ];
  const ofDeals = ['team-deal-submitted', 'team-deal-submitted/export'];
  const malformed = ['!!', 'S1', 'S0000000001'];
  /** Each call with a field that it takes, and a value that this may not have. In a query, an empty one counts as none. */
  const faults: [call: string, field: string, value: string][] = [
    ...byLevel.flatMap((call) => ['none', '0', '1.5', '21'].map((value) => row(call, 'level', value))),
    row('POST team-performance-detail', 'level', ''),
    ...ofDeals.flatMap((call) => [
      ...['none', '-1', '1.5', '51'].map((value) => row(call, 'level', value)),
      ...['CASTLE', 'sale-landed'].map((value) => row(call, 'type', value)),
    ]),
    ...byParent.flatMap((call) => malformed.map((value) => row(call, 'parent', value))),
    ...['view-team-profile', ...ofDeals].flatMap((call) => malformed.map((value) => row(call, 'saNo', value))),
  ];

  it.each(faults)('is told what is wrong: %s with the %s "%s"', async (call, field, value) => {
    const { status, body } = await ask(lead, call, { [field]: value });
    expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field })]]);
    expect(body.errors[0].message.length).toBeGreaterThan(10);
  });

  /** Each call that names somebody. */
  const naming = [
    ...byParent.map((call) => [call, 'parent']),
    ...['view-team-profile', ...ofDeals].map((call) => [call, 'saNo']),
  ] as [call: string, field: string][];

  it.each(naming)('is told of nobody beyond the team by %s with another’s %s', async (call, field) => {
    const beyond = [await saNoOf(top), await saNoOf(stranger), 'S99999'];
    // One after the other: only so many files are made for one person at once.
    const answers: Awaited<ReturnType<typeof ask>>[] = [];
    for (const value of beyond) answers.push(await ask(lead, call, { [field]: value }));
    // The same answer for whoever there is and whoever there is not.
    const [first] = answers;
    for (const { status, body } of answers) expect([status, body.errors]).toEqual([404, first?.body.errors]);
    expect(first?.body.errors[0].message).toMatch(/salesperson/i);
  });
});
