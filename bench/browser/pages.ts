import { enterDemo } from '../harness/caller.ts';

/**
 * `bar`: the most gzipped JavaScript, in bytes, that opening it may cost; its parts that load by themselves have none.
 */
export type Opened = { name: string; path: string; token?: string; bar?: number };

const further = 90_000;

/** The newest submission of a status that this person sees. */
const findOne = async (url: string, token: string, status: number): Promise<string> => {
  const answer = await fetch(`${url}/api/v1/esubmissions?status=${status}&pageSize=1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as { data: { rows: { eSubId: string }[] } };
  const [row] = data.rows;
  if (!row) throw new Error(`The demo agency has no submission of status ${status}.`);
  return row.eSubId;
};

/** The pages to measure, on the demo agency. The second one has nothing but the shell. */
export const findPages = async (url: string): Promise<Opened[]> => {
  const [{ token: agent }, { token: desk }] = await Promise.all([
    enterDemo(url, 'hannah.lim'),
    enterDemo(url, 'mei.tan'),
  ]);
  const [draft, submitted] = await Promise.all([findOne(url, agent, 1), findOne(url, desk, 2)]);
  const wizard = '/e-submission/submit-new-transaction';
  const steps = ['parties', 'external', 'internal', 'documents', 'billing', 'required'];
  return [
    { name: 'sign-in', path: '/signin', bar: 140_000 },
    { name: 'shell', path: '/resources', token: agent },
    { name: 'dashboard', path: '/', token: agent, bar: further },
    { name: 'dashboard of the desk', path: '/', token: desk, bar: further },
    { name: 'list', path: '/e-submission/status-of-submission', token: agent, bar: further },
    { name: 'wizard, new', path: wizard, token: agent, bar: further },
    ...steps.map((step) => ({
      name: `wizard, ${step}`,
      path: `${wizard}?eSubId=${draft}&step=${step}`,
      token: agent,
    })),
    { name: 'summary', path: `/e-submission/${draft}`, token: agent, bar: further },
    { name: 'desk', path: '/agency-desk/submissions', token: desk, bar: further },
    { name: 'desk, review and a PDF', path: `/agency-desk/submissions/${submitted}`, token: desk },
  ];
};
