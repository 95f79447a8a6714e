import { type RefusalKind, statusOfKind } from '#platform/contract/refusal.ts';

/** The codes of errors that no use-case gives, and what the API document says of all codes. */

/** Of a field of an input. */
const fieldCodes = {
  'field.required': 'Nothing was given.',
  'field.unknown': 'There is no such field; one entry for each.',
  'field.type': 'It is text, a number, a list or a yes where another of these is meant.',
  'field.choice': 'It is none of the choices.',
  'field.format': 'It is written in another way than its format.',
  'field.too-short': 'A text has too few characters, or a list too few entries.',
  'field.too-long': 'A text has too many characters, or a list too many entries.',
  'field.too-small': 'A number is less than the least.',
  'field.too-big': 'A number is more than the most.',
  'field.elsewhere': 'Another call changes it: send it as it was read.',
  'field.invalid': 'Anything else; the message says what.',
};
export type FieldCode = keyof typeof fieldCodes;

/** Of a request as such, and of the server. */
const requestCodes = {
  'request.malformed': 'It can’t be read.',
  'request.late': 'It took too long to arrive.',
  'request.too-large': 'It is larger than the server takes.',
  'request.unsupported': 'Its content is not JSON.',
  'request.rate': 'There were too many of them.',
  'request.no-such-call': 'There is no call at this address.',
  'server.failed': 'Something went wrong on our side.',
  'server.busy': 'The server is busy or restarting.',
  'server.full': 'The disk is full.',
};
export type RequestCode = keyof typeof requestCodes;

const kinds: Record<RefusalKind, string> = {
  invalid: 'The input breaks a rule.',
  unauthenticated: 'Sign in.',
  forbidden: 'Not for this caller.',
  'second-step': 'Confirm with the second step first.',
  'handed-over':
    'The session is locked while its device is in a customer’s hands. Unlock it at `POST /api/v1/users/sessions/unlock`.',
  unconfirmed: 'Give the password again at `POST /api/v1/users/sessions/confirmation`, and make the call again.',
  missing: 'Not there, or not for the caller to see.',
  locked: 'The state of the record does not allow changes.',
  stale: 'Somebody else changed the record meanwhile; `detail` has it as it is now.',
  conflict: 'The state of the record, or another record, does not allow this.',
  'in-flight': 'The same request is still being worked on.',
  'too-large': 'Larger than is taken.',
  unsupported: 'Of a kind that is not taken.',
  reused: 'The Idempotency-Key was used for another request.',
  rate: 'Too many; wait as `Retry-After` says.',
  'storage-full': 'No room is left to store this.',
  unavailable: 'Closed or out of reach; try again as `Retry-After` says.',
};

const listOf = (codes: Record<string, string>, more: (code: string) => string = () => ''): string =>
  Object.entries(codes)
    .map(([code, words]) => `- \`${code}\`${more(code)}: ${words}`)
    .join('\n');

/** What the API document says of answers and their errors, in Markdown. */
export const aboutErrors = `
Every answer is \`{ success, data, errors: [{ message, code, field? }] }\`. \`message\` is for people and may change; \`code\` is for
programs and stays.

A code of a rule is \`noun.kind\`, such as \`esubmission.locked\`; the kind decides the status:

${listOf(kinds, (kind) => ` (${statusOfKind[kind as RefusalKind]})`)}

A check of a submission has its own number as its code, such as \`V15\`, or a word: \`info\`, \`parties\`, \`owner\`, \`shares\`,
\`billing\`, \`stamp\`, \`exercise\`, \`expired\`, \`pass\`, \`query\`. The entry of a document has its \`documentId\` and the
\`partyUuid\` of whose it is.

An input that can’t be read as the call describes it (400) has an entry for each field, with one of these codes:

${listOf(fieldCodes)}

A request that reaches no call, and a failure of the server, have one of these:

${listOf(requestCodes)}
`.trim();
