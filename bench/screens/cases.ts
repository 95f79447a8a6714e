import { sampleInfo } from '#demo/sample.ts';
import { anApprovedCase } from '#test/deals.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import { must } from '../../e2e/journey/caller.ts';
import { invited } from '../../e2e/journey/invited.ts';
import { callsOf, type Member } from '../harness/caller.ts';
import { aFullCase } from '../harness/full-case.ts';
import type { Cases } from './shot.ts';

/** Who is signed in on the pictures. */
export const people = [
  'hannah.lim',
  'rajesh.kumar',
  'nur.aisyah',
  'mei.tan',
  'farid.osman',
  'denise.aeria',
  'lay.hoon',
  'vivian.teo',
  'admin',
];

type Mail = { id: string; to: string; subject: string };

/** What the pictures show, made as people make it. */
export const casesOf = async (members: Map<string, Member>): Promise<Cases> => {
  const callsIn = (userName: string) => callsOf(members.get(userName) as Member);
  const agent = callsIn('hannah.lim');
  const desk = callsIn('mei.tan');
  const compliance = callsIn('farid.osman');
  const admin = callsIn('admin');
  const property = (unit: string) => ({ property: { ...sampleInfo().property, unit } });
  const { eSubId: empty } = await must(agent.post('/api/v1/esubmissions', sampleInfo(property('42-02'))));
  const full = await aFullCase(agent, '42-01');
  const handIn = async (unit: string) =>
    (await anEsubmission(agent, { status: 'submitted', info: property(unit) })).eSubId;
  const handedIn = await handIn('42-03');
  const returned = await handIn('42-04');
  const held = await handIn('42-05');
  const { eSubId: approved } = await anApprovedCase(agent, desk, property('42-06'));
  const move = (eSubId: string, status: number, body: object = {}) =>
    must(desk.put(`/api/v1/esubmissions/${eSubId}/status/${status}`, body));
  await move(handedIn, 3);
  await move(returned, 3);
  await move(returned, 5, {
    reason: 'Two things to amend before it can be approved.',
    remarks: [{ path: 'info.completionDate', text: 'The option says eleven weeks.' }],
  });
  await must(compliance.put(`/api/v1/esubmissions/${held}/status/8`, { reason: 'A question about the funds.' }));
  await must(admin.post('/api/v1/users/invitations', invited));
  await must(agent.post('/api/v1/users/forgot-password', { userName: 'nur.aisyah' }));
  return {
    empty,
    full,
    handedIn,
    returned,
    held,
    approved,
    links: {
      invitation: await linkIn(agent, 'Your account in Gable'),
      reset: await linkIn(agent, 'Choose a new password'),
    },
  };
};

/** The address in the first mail of that subject. */
const linkIn = async (reader: ReturnType<typeof callsOf>, subject: string): Promise<string> => {
  for (;;) {
    const mails: Mail[] = await must(reader.get('/api/v1/outbox'));
    const mail = mails.find((each) => each.subject === subject);
    if (mail) return (await must(reader.get(`/api/v1/outbox/${mail.id}`))).links[0];
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};
