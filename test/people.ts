import { hash } from '@node-rs/argon2';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { openSession } from '#features/identity/index.server.ts';
import { addPerson, type NewPerson } from '#features/people/index.server.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Desk } from '#platform/contract/endpoint.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { hashToken } from '#platform/server/secrets/secrets.ts';
import { multipart } from './multipart.ts';

/** An unchecked JSON value. Tests check it. */
type Json = ReturnType<typeof JSON.parse>;

export type Answer = { status: number; body: Json; headers: Record<string, unknown>; raw: Buffer };
export type Person = Actor & { name: string; registrationNo: string };

const password = 'a long enough password';
/** A hash says itself what it costs to compare, and the product's takes longer than most calls. */
const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };
let passwordHash: Promise<string> | undefined;
let count = 0;

/** Whoever has a second step has set up an app before. No code opens it: its secret is none. */
const anApp = `
  INSERT INTO authenticator (person_id, secret, confirmed_at)
  SELECT id, 'none', $2 FROM person WHERE id = $1 AND second_step AND role <> 'salesperson'
  ON CONFLICT DO NOTHING`;

const unconfirmed = 'session.unconfirmed';
const isAskedAgain = ({ status, body }: Answer) => status === 403 && body?.errors?.[0]?.code === unconfirmed;

/**
 * Builders of people, and clients that act as one of them with a bearer token. Asked for the password again, as whose clock a test has
 * moved on, they give it and make the call again, as the browser does; `unattended` ones don't.
 */
export const makePeople = (
  app: FastifyInstance,
  asNobody: Reading<null>,
  { unattended: allUnattended = false } = {},
) => {
  const add = async (given: Partial<NewPerson> & Pick<NewPerson, 'role'>): Promise<Person> => {
    count += 1;
    const userName = given.userName ?? `person${count}`;
    const registrationNo = given.role === 'salesperson' ? `R${String(count).padStart(6, '0')}A` : undefined;
    passwordHash ??= hash(password, cheap);
    const person: NewPerson = {
      // So that they stand in lists in the order in which they were made.
      name: `Person ${String(count).padStart(4, '0')}`,
      email: `${userName}@gable.example`,
      passwordHash: await passwordHash,
      secondStep: false,
      ...(registrationNo ? { registrationNo } : {}),
      ...given,
      userName,
    };
    const { id } = await transact(asNobody, (at) => addPerson(at, person));
    const { name, role, desks = [] } = person;
    return {
      userId: id,
      userName,
      role,
      desks,
      via: 'password',
      sessionId: '',
      name,
      registrationNo: person.registrationNo ?? '',
    };
  };

  /** The same as its call, without the hash, which takes long. */
  const confirm = (token: string) =>
    ask(asNobody.db, 'UPDATE session SET confirmed_at = $2 WHERE token_hash = $1', [
      hashToken(token),
      asNobody.clock.now().toString(),
    ]);

  const as = (token: string | null, person?: Person, { unattended = allUnattended } = {}) => {
    const call: typeof callOnce = async (...given) => {
      const answer = await callOnce(...given);
      if (unattended || !token || !isAskedAgain(answer)) return answer;
      await confirm(token);
      return callOnce(...given);
    };
    const callOnce = async (
      method: InjectOptions['method'],
      url: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<Answer> => {
      const authorization = token ? { authorization: `Bearer ${token}` } : {};
      const payload = body === undefined ? {} : { payload: body as InjectOptions['payload'] };
      const response = await app.inject({
        ...(method ? { method } : {}),
        url,
        headers: { ...authorization, ...headers },
        ...payload,
      } as InjectOptions);
      const isJson = String(response.headers['content-type']).startsWith('application/json');
      return {
        status: response.statusCode,
        body: isJson ? response.json() : response.body,
        headers: response.headers,
        raw: response.rawPayload,
      };
    };
    return {
      token,
      person: person as Person,
      /** The context of its server, for what a test does past the calls. */
      asNobody,
      get: (url: string, headers?: Record<string, string>) => call('GET', url, undefined, headers),
      post: (url: string, body: unknown = {}, headers?: Record<string, string>) => call('POST', url, body, headers),
      put: (url: string, body: unknown = {}, headers?: Record<string, string>) => call('PUT', url, body, headers),
      patch: (url: string, body: unknown = {}, headers?: Record<string, string>) => call('PATCH', url, body, headers),
      delete: (url: string, headers?: Record<string, string>) => call('DELETE', url, undefined, headers),
      upload: (
        url: string,
        fields: Record<string, string>,
        file: { name: string; bytes: Buffer },
        headers: Record<string, string> = {},
      ) => {
        const { body, contentType } = multipart(fields, file);
        return call('POST', url, body, { ...headers, 'content-type': contentType });
      },
    };
  };

  return {
    password,
    anyone: as(null),
    aSalesperson: (given: Partial<NewPerson> = {}) => add({ ...given, role: 'salesperson' }),
    aStaff: (...desks: Desk[]) => add({ role: 'staff', desks }),
    anAdmin: () => add({ role: 'admin' }),
    signIn: async (person: Person) => {
      const answer = await as(null).post('/api/v1/auth/login', { userName: person.userName, password });
      return as(answer.body.token as string, person);
    },
    /** The same without the sign-in, whose hash takes long and of which an address has only so many; with an app, where one is needed. */
    letIn: async (person: Person, { withApp = true, unattended = allUnattended } = {}) => {
      const { token } = await transact(asNobody, async (at) => {
        if (withApp) await ask(at.db, anApp, [person.userId, at.clock.now().toString()]);
        return openSession(at, person.userId, 'password');
      });
      return as(token, person, { unattended });
    },
  };
};

export type Client = Awaited<ReturnType<ReturnType<typeof makePeople>['signIn']>>;
