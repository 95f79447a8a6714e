import { Ajv2020 } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { addressOf, type Endpoint } from '#platform/contract/endpoint.ts';
import { openApiOf } from '#platform/server/http/open-api.ts';
import { describeCalls } from '../apps/describe-calls.ts';
import { undocumentedCodes } from './documented-codes.ts';
import type { Answer } from './people.ts';

type Place = readonly (string | number)[];

const pointer = (place: Place): string =>
  place.map((part) => `/${encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

/** What the API document says of calls, held against what is sent and answered. Each check returns what is wrong. */
export const documentChecks = async () => {
  const document = openApiOf(await describeCalls());
  const ajv = new Ajv2020({ strict: false, formats: fullFormats });
  ajv.addSchema(document, 'api');

  const faults = (value: unknown, place: Place): string[] => {
    const ref = `api#${pointer(place)}`;
    const check = ajv.getSchema(ref) ?? ajv.compile({ $ref: ref });
    return check(value) ? [] : (check.errors ?? []).slice(0, 3).map((each) => `${each.instancePath} ${each.message}`);
  };

  return {
    /** An answer: its status, its media type and, of JSON, its schema and the codes of its errors. */
    answer: (call: Endpoint, { status, headers, body }: Answer): string[] => {
      const place = ['paths', addressOf(call), call.method.toLowerCase(), 'responses', status, 'content'];
      const content = document.paths[addressOf(call)]?.[call.method.toLowerCase()]?.responses[status]?.content;
      const [mediaType = ''] = String(headers['content-type'] ?? '').split(';');
      if (!content) return [`the API document does not list ${status}`];
      if (!content[mediaType])
        return [`the API document says that ${status} is ${Object.keys(content).join(' or ')}, not ${mediaType}`];
      return mediaType === 'application/json'
        ? [...faults(body, [...place, mediaType, 'schema']), ...undocumentedCodes(body)]
        : [];
    },
    /** The examples of all calls: what is wrong with them, and which are missing. */
    examples: (): string[] =>
      Object.entries(document.paths).flatMap(([path, operations]) =>
        Object.entries(operations).flatMap(([method, { operationId, parameters = [], requestBody }]) => {
          const place = ['paths', path, method];
          const ofParameters = parameters.flatMap(({ example, name }, index) =>
            example === undefined
              ? []
              : faults(example, [...place, 'parameters', index, 'schema']).map((each) => `${name}${each}`),
          );
          const ofBody = Object.entries(requestBody?.content ?? {}).flatMap(([mediaType, { example }]) =>
            example === undefined ? [] : faults(example, [...place, 'requestBody', 'content', mediaType, 'schema']),
          );
          return [...ofParameters, ...ofBody].map((each) => `${operationId}: ${each}`);
        }),
      ),
  };
};
