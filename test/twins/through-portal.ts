import type { TestApp } from '#test/app.ts';
import type { Answer, Client } from '#test/people.ts';

/** Staff of the people desk who look through the portal of a salesperson: its calls lie under a path of their own. */
export const throughPortal = async (app: TestApp, owner: Client, desk: Client): Promise<Client> => {
  const reason = 'They can’t find a case';
  const { token } = (await desk.post(`/agency/v1/people/${owner.person.userId}/portal`, { reason })).body.data;
  const opened = await desk.post('/api/v1/token-access/access-request', { token });
  const [cookie = ''] = String(opened.headers['set-cookie']).split(';');
  const headers = {
    cookie: `authToken=${desk.token}; ${cookie}`,
    'x-requested-with': 'gable',
    'sec-fetch-site': 'same-origin',
  };
  const get = async (url: string): Promise<Answer> => {
    const answer = await app.app.inject({ method: 'GET', url: `/ams${url}`, headers });
    const isJson = String(answer.headers['content-type']).includes('json');
    const body = isJson ? answer.json() : answer.body;
    return { status: answer.statusCode, body, headers: answer.headers, raw: answer.rawPayload } as Answer;
  };
  return Object.assign({}, owner, { get });
};
