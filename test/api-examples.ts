import { writeFileSync } from 'node:fs';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { CallExample, CallExamples } from '#platform/server/http/open-api.ts';
import { callExamplesFile } from '../apps/call-examples.ts';
import type { Example } from './access.ts';

/** The examples of the API document: what tests send, with numbered ids and made-up secrets, to the calls that take something. */
const callExamplesOf = (sent: [name: string, given: Example][]): CallExamples =>
  Object.fromEntries(
    sent.flatMap(([name, given]) => {
      const example = beforeSignIn[name] ?? tidied(given);
      return Object.keys(example).length > 0 ? [[name, example]] : [];
    }),
  );

export const writeCallExamples = (sent: [name: string, given: Example][]): void =>
  writeFileSync(callExamplesFile, `${JSON.stringify(callExamplesOf(sent), null, 2)}\n`);

/** Whether a call can't be made without an input. */
export const takesInput = ({ params, body, upload }: Endpoint): boolean =>
  Boolean(params || upload || (body && !body.safeParse({}).success));

const tidied = ({ params, query, body, file }: Example): CallExample => {
  const ids = new Map<string, string>();
  const numbered = (id: string): string => {
    const number = ids.get(id) ?? `00000000-0000-4000-8000-${String(ids.size + 1).padStart(12, '0')}`;
    ids.set(id, number);
    return number;
  };
  const text = JSON.stringify({ params, query, body, file: file?.name }, (key, value) => secretOf(key, value) ?? value);
  return JSON.parse(text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, numbered));
};

/** Stands for what only its owner knows. */
const secretOf = (key: string, value: unknown): string | undefined => {
  if (/password$/i.test(key)) return 'correct horse battery staple';
  if (key === 'token') return 'the-token-that-stands-in-the-link-of-a-mail';
  return key === 'code' && /^\d{6}$/.test(String(value)) ? '123456' : undefined;
};

const token = 'the-token-that-stands-in-the-link-of-a-mail';
const password = 'correct horse battery staple';
const credentials = { body: { userName: 'hannah.lim', password } };
const byLink = { body: { token } };

/** The calls before the sign-in, which the walks over roles don't make. */
const beforeSignIn: CallExamples = {
  'identity.initLoginSession': credentials,
  'identity.login': credentials,
  'identity.requestOtp': { body: { loginSessionId: token, channel: 'EMAIL' } },
  'identity.verifyOtp': { body: { loginSessionId: token, code: '123456' } },
  'identity.forgotPassword': { body: { userName: 'hannah.lim' } },
  'identity.openResetLink': byLink,
  'identity.resetPassword': { body: { token, password } },
  'identity.openInvitation': byLink,
  'identity.initAuthenticator': byLink,
  'identity.initAccount': {
    body: { token, isMe: true, password, channel: 'EMAIL', noticeVersion: '1', acceptsNotice: true },
  },
  'identity.confirmAddress': byLink,
  'identity.undoAddress': byLink,
};
