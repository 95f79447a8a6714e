import { beforeEach, expect, it } from 'vitest';
import type { Mailer } from '#platform/server/mail/mailer.ts';
import { readPdf } from '#test/pdf.ts';
import type { Client } from '#test/people.ts';
import { anAgencyThatPays } from '../rig/payouts.ts';
import { mailStatementsJob } from './mail-statements.server.ts';

const agency = await anAgencyThatPays();
const { app, place, query, preparer, admin, anEarner, aRun, payAll } = agency;
type Sent = Parameters<Mailer['send']>[0];

let sent: Sent[] = [];
let broken = '';
const job = mailStatementsJob({
  ...app.services,
  mailer: {
    send: async (mail) => {
      if (mail.to === broken) throw new Error('The mail server is away.');
      sent.push(mail);
    },
  },
});
const payloads = async () =>
  (
    await query<{ data: { mailIds: string[] } }>(
      "SELECT data FROM pgboss.job WHERE name = 'payout.mail-statements' ORDER BY created_on",
    )
  ).map(({ data }) => data);
/** Every job that was ever queued, as after a restart that forgot what was done. */
const runJobs = async () => {
  for (const payload of await payloads()) await job.run(payload).catch(() => {});
};
const addressOf = async ({ person }: Client) =>
  (await query<{ email: string }>('SELECT email FROM person WHERE id = $1', [person.userId]))[0]?.email ?? '';
const mail = (lineId: string) => preparer.post(`${place}/lines/${lineId}/mail`, {});
const mailedAt = async (lineId: string) => (await preparer.get(`${place}/lines/${lineId}`)).body.data.mailedAt;

beforeEach(async () => {
  await payAll();
  await runJobs();
  sent = [];
});

it('a statement is mailed once, when the payment is recorded, and again when finance asks', async () => {
  const { agent } = await anEarner({ name: 'Gets Mail' });
  const { runId, lines } = await aRun('sent');
  const [{ lineId, voucher }] = lines;
  expect((await mail(lineId)).body.errors[0].message).toContain('is not paid yet');
  await agency.pay(runId);
  expect(await mailedAt(lineId)).toBeNull();
  await runJobs();
  await runJobs();
  expect(sent).toMatchObject([
    {
      to: await addressOf(agent),
      subject: `Payout statement ${voucher} from Gable Realty Pte. Ltd.`,
      text: expect.stringContaining('S$ 39,680.00 was paid to your account OCBC ••••••••8001 on 20 Nov 2026.'),
      attachments: [{ name: `${voucher}.pdf` }],
    },
  ]);
  expect((await readPdf(sent[0]?.attachments?.[0]?.content ?? Buffer.alloc(0))).text).toContain(voucher);
  expect(await mailedAt(lineId)).toEqual(expect.any(String));
  expect((await mail(lineId)).status).toBe(200);
  await runJobs();
  expect(sent).toHaveLength(2);
});

it('the tax invoice that the agency made comes with it', async () => {
  await admin.put('/agency/v1/settings/selfBilling', { value: true, version: 0 });
  const { agent } = await anEarner({ name: 'Registered' });
  await query("UPDATE person SET gst_number = 'M90123456X', gst_from = '2026-01-01' WHERE id = $1", [
    agent.person.userId,
  ]);
  const { lines } = await aRun('paid');
  await runJobs();
  expect(sent[0]?.attachments?.map(({ name }) => name)).toEqual([
    `${lines[0].voucher}.pdf`,
    `${lines[0].gstInvoice}.pdf`,
  ]);
  await admin.put('/agency/v1/settings/selfBilling', { value: false, version: 1 });
});

it('nobody gets it who switched these mails off or has left', async () => {
  const [off, leaver] = [await anEarner({ name: 'A Switched Off' }), await anEarner({ name: 'B Has Left' })];
  await query("INSERT INTO notice_choice VALUES ($1, 'paidOut', 'mail', 'off')", [off.agent.person.userId]);
  await query('UPDATE person SET disabled_at = now() WHERE id = $1', [leaver.agent.person.userId]);
  const { lines } = await aRun('paid');
  await runJobs();
  expect(sent).toEqual([]);
  expect((await mail(lines[0].lineId)).body.errors[0].message).toContain('has switched these mails off');
});

it('one that fails is tried again, and keeps no other from being sent', async () => {
  const [fails, other] = [await anEarner({ name: 'A Fails' }), await anEarner({ name: 'B Other' })];
  broken = await addressOf(fails.agent);
  await aRun('paid');
  await expect(job.run((await payloads()).at(-1) ?? {})).rejects.toThrow('away');
  expect(sent.map(({ to }) => to)).toEqual([await addressOf(other.agent)]);
  broken = '';
  await runJobs();
  expect(sent.map(({ to }) => to)).toEqual([await addressOf(other.agent), await addressOf(fails.agent)]);
});

it('one person gets so many again within an hour', async () => {
  await anEarner({ name: 'A Flooded' });
  const { lines } = await aRun('paid');
  await query(
    `INSERT INTO payout_mail (line_id, asked_by, asked_at)
     SELECT $1, $2, $3::timestamptz - interval '59 minutes' FROM generate_series(1, 40)`,
    [lines[0].lineId, admin.person.userId, app.services.clock.now().toString()],
  );
  const { status, body } = await mail(lines[0].lineId);
  expect([status, body.errors[0].message]).toEqual([429, expect.stringContaining('40 mails were sent to')]);
});
