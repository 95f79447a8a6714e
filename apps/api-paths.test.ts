import { expect, test } from 'vitest';
import { documentIds } from '#features/esubmission/checklist/checklist.words.ts';
import { passableCodes } from '#features/esubmission/findings/checks.words.ts';
import { statusIds } from '#features/esubmission/status/status.words.ts';
import { countryCodes } from '#features/particulars/words/countries.ts';
import { propertyTypeCodes } from '#features/property/words/categories.ts';
import { planningAreas } from '#features/property/words/planning-areas.ts';
import { type Base, bases } from '#platform/contract/endpoint.ts';
import { numbersOf, openApiOf } from '#platform/server/http/open-api.ts';
import { describeCalls } from './describe-calls.ts';

const document = await describeCalls();

/** The calls that other programs rely on: method, base, path. The test fails if the API document lacks one. */
const due = `
POST   main   /v1/auth/login
POST   main   /auth/init-login-session
POST   main   /v1/auth/logout
GET    main   /v1/users/info
POST   main   /v1/auth/request-otp
POST   main   /v1/auth/verify-otp
POST   main   /v1/users/change-password
POST   main   /v1/users/forgot-password
POST   main   /v1/users/reset-password
POST   main   /v1/users/avatar
GET    main   /v1/users/profile
GET    main   /v1/dashboard
PUT    main   /v1/users/profile
POST   main   /v1/token-access/access-request
GET    main   /properties/categories
GET    main   /properties/types
GET    main   /properties/attributes
GET    main   /properties/details
GET    main   /properties/address
GET    main   /v1/esubmissions
POST   main   /v1/esubmissions
PUT    main   /v1/esubmissions
DELETE main   /v1/esubmissions
PUT    main   /v1/esubmissions/{id}/status/{statusId}
PATCH  main   /v1/esubmissions
GET    main   /v1/esubmissions/{id}/summary
GET    main   /v1/esubmissions/{id}/download-summary
GET    main   /v1/esubmissions/ref-no
GET    main   /v1/esubmissions/remarks
POST   main   /v1/esubmissions/remarks
GET    main   /v1/esubmissions/{id}/billing
GET    main   /v1/esubmissions/{id}/tax
GET    main   /v1/esubmissions/{id}/transaction-party
GET    main   /v1/esubmissions/{id}/external-cobrokes
GET    main   /v1/esubmissions/{id}/internal-cobrokes
GET    main   /v1/billing-infos
POST   main   /v1/billing-infos
PUT    main   /v1/billing-infos
GET    main   /v1/billing-infos/invoice-to
GET    main   /v1/billing-infos/serving-parties
GET    main   /v1/billing-infos/tax
GET    main   /v1/related-parties
POST   main   /v1/related-parties
PUT    main   /v1/related-parties
GET    main   /v1/related-parties/party-types
POST   main   /v1/related-parties/party/{uuid}/shareholders
DELETE main   /v1/related-parties/party/{uuid}/shareholders/{id}
POST   main   /v1/related-parties/party/{uuid}/documents
GET    main   /v1/document-templates
GET    main   /v1/document-templates/related-party
POST   main   /v1/external-cobrokes
PUT    main   /v1/external-cobrokes/{eSubId}
POST   main   /v1/external-cobrokes/bulk
POST   main   /v1/internal-cobrokes
PUT    main   /v1/internal-cobrokes/{eSubId}
POST   main   /v1/internal-cobrokes/bulk
POST   main   /v1/esubmission-uploads
GET    main   /v1/my-production/init-myproduction-dashboard
GET    main   /v1/my-production/search-deal-submitted
GET    main   /v1/my-production/deal-submitted-report
POST   main   /v1/my-production/deal-submitted-report
GET    main   /v1/my-production/view-deal-detail
GET    main   /v1/my-production/search-payout-deal
GET    main   /v1/my-production/search-outstanding-invoice
GET    main   /v1/my-production/documents
GET    main   /v1/my-production/documents/download
POST   main   /v1/my-production/documents/upload
GET    main   /v1/my-production/deal-submitted-reminder-detail
GET    main   /v1/my-production/download-reminder
GET    main   /v1/my-production/deal-submitted-receipt-detail
GET    main   /v1/my-production/download-official-receipt
GET    main   /v1/my-production/deal-submitted-invoice-detail
GET    main   /v1/my-production/download-tax-invoice
GET    main   /v1/my-production/download-profoma-invoice
POST   main   /v1/my-production/income-report
GET    main   /v1/team-production/get-direct-downline
GET    main   /v1/team-production/get-direct-downline-by-cea
GET    main   /v1/team-production/team-deal-submitted
GET    main   /v1/team-production/view-team-deal-detail
GET    main   /v1/team-production/view-team-profile
GET    main   /v1/team-production/team-performance
GET    main   /v1/team-production/team-performance-detail
POST   main   /v1/team-production/team-performance-detail
GET    main   /v1/team-production/download-team-performance-report
GET    main   /v1/documents/template
GET    main   /agency
GET    main   /agents
GET    main   /v1/agency-info/gst-check
GET    postal /v1/postal-codes/{postalCode}
GET    content /v1/rolling-texts
GET    content /v1/article-categories
GET    content /v1/articles
GET    content /v1/events
GET    content /v1/links
GET    media  /v1/documents
GET    media  /v1/documents/{id}/documents
GET    media  /v1/documents/{fileId}/download
DELETE media  /v1/documents
GET    agency /v1/agency
GET    agency /v1/agents
GET    circulars /v1/cea-circulars
GET    circulars /v1/cea-circulars/unread
GET    circulars /v1/cea-circulars/attach-files/download
GET    market /v1/caveat
GET    market /v1/caveat/project-name
GET    market /v1/caveat/street-name
GET    market /v1/caveat/property-type
GET    market /v1/property-types
GET    market /v1/caveat/export
GET    market /v1/hdb
GET    market /v1/hdb/export
GET    market /v1/rental
GET    market /v1/rental/export
GET    market /v1/open-market
GET    market /v1/open-market/export
GET    main   /v1/folders
GET    main   /v1/folders/{id}/files
GET    main   /v1/file/{id}/download
GET    main   /v1/files
GET    main   /v1/cpd/course-attended
GET    main   /v1/cpd/print-cert
GET    main   /v1/cpd/registration-logs
POST   main   /v1/customer-contacts/generate-aml-info
GET    main   /v1/amls
GET    main   /v1/amls/aml-report
GET    main   /v1/aml-report-files/download
POST   report /v1/auth
POST   report /v1/generate-report
POST   report /v1/get-report
GET    main   /v1/customer-contacts
POST   main   /v1/customer-contacts
PUT    main   /v1/customer-contacts
DELETE main   /v1/customer-contacts
GET    main   /v1/customer-contacts/{id}
GET    main   /v1/customer-contacts/{id}/properties
GET    main   /v1/customer-contacts/{id}/addresses
GET    main   /v1/customer-contacts/{id}/profiling
GET    main   /v1/customer-contacts/{id}/archive-documents
GET    main   /v1/customer-contacts/{id}/archive-documents/{fileName}
GET    main   /v1/customer-contacts/pdpa-status
POST   main   /v1/customer-contact-properties
PUT    main   /v1/customer-contact-properties
DELETE main   /v1/customer-contact-properties
GET    main   /v1/customer-contact-properties/check-can-create-property
POST   main   /v1/contact-archive-documents
DELETE main   /v1/contact-archive-documents
POST   main   /v1/customer-contact-addresses
PUT    main   /v1/customer-contact-addresses
DELETE main   /v1/customer-contact-addresses
POST   main   /v1/customer-contact-profilings
PUT    main   /v1/customer-contact-profilings
DELETE main   /v1/customer-contact-profilings
POST   media  /v1/customer-files
DELETE media  /v1/customer-files
GET    main   /v1/ecdd-aml-forms/token-verification
POST   main   /v1/ecdd-aml-forms/token-verification
GET    main   /v1/ecdd-aml-forms/customer/download-file
PUT    main   /v1/ecdd-aml-forms/customer/signature
POST   main   /v1/esubmission-uploads/ecdd-customer
POST   main   /v1/esubmission-uploads/ecdd
PUT    main   /v1/ecdd-aml-forms/form/signature
POST   main   /v1/ecdd-aml-forms/send-for-signing
GET    main   /v1/cdd-form-templates
GET    main   /v1/cdd-form-templates/templates/{id}/details
GET    main   /v1/ecdd-aml-forms/AML/{aMLID}/ecdd-forms
POST   main   /v1/ecdd-aml-forms
PUT    main   /v1/ecdd-aml-forms
GET    main   /v1/ecdd-aml-forms/{id}
GET    main   /v1/ecdd-aml-forms/{id}/download-file
GET    main   /v1/ecdd-aml-forms/result
GET    media  /v1/ecdd/security-check
GET    media  /v1/ecdd/customer-checks
`
  .trim()
  .split('\n')
  .map((line) => line.split(/\s+/) as [string, Base, string]);

/** The names of what these calls take, spelt as other programs spell them: what they must give, and with `?` what they may. */
const parameters = `
GET    /v1/my-production/search-deal-submitted            pageNumber? pageSize? sortBy? sortDirection? search? from? to? type?
GET    /v1/my-production/view-deal-detail                 transId saNo?
GET    /v1/my-production/search-payout-deal               pageNumber? pageSize?
GET    /v1/my-production/search-outstanding-invoice       pageNumber? pageSize? search?
GET    /v1/my-production/documents                        transId saNo?
GET    /v1/my-production/documents/download               transId fileId saNo?
POST   /v1/my-production/documents/upload                 transId documentId saNo?
GET    /v1/my-production/deal-submitted-reminder-detail   transId saNo?
GET    /v1/my-production/download-reminder                transId type saNo?
GET    /v1/my-production/deal-submitted-receipt-detail    transId saNo?
GET    /v1/my-production/download-official-receipt        transId commrcvID saNo?
GET    /v1/my-production/deal-submitted-invoice-detail    transId saNo?
GET    /v1/my-production/download-tax-invoice             transId saNo? invoiceId?
GET    /v1/my-production/download-profoma-invoice         transId saNo?
GET    /v1/ecdd-aml-forms/token-verification             token
GET    /v1/ecdd-aml-forms/customer/download-file         token
PUT    /v1/ecdd-aml-forms/customer/signature             token method picture? name capacity consent confirmed
POST   /v1/esubmission-uploads/ecdd-customer             token key file
POST   /v1/my-production/income-report                    year saNo?
GET    /v1/team-production/get-direct-downline            parent?
GET    /v1/team-production/get-direct-downline-by-cea     cea
GET    /v1/team-production/team-deal-submitted            pageNumber? pageSize? parent? level? saNo? from? to? type?
GET    /v1/team-production/view-team-deal-detail          transId
GET    /v1/team-production/view-team-profile              saNo
GET    /v1/team-production/team-performance               parent? level?
GET    /v1/team-production/team-performance-detail        parent? level?
POST   /v1/team-production/team-performance-detail        parent? level?
GET    /v1/team-production/download-team-performance-report parent?
`
  .trim()
  .split('\n')
  .map((line) => {
    const [method = '', path = '', ...names] = line.split(/\s+/);
    return { method, path, names };
  });

/**
 * A path without the names of its parameters: `/documents/{id}` and `/documents/{fileId}` are one address to a router.
 */
const anonymous = (path: string) => path.replace(/\{\w+\}/g, '{}');

test('the API document has every call that is due', () => {
  const { paths = {} } = document;
  const documented = new Set(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${anonymous(path)}`),
    ),
  );
  const missing = due.filter(([method, base, path]) => !documented.has(`${method} ${anonymous(bases[base] + path)}`));
  expect(missing.map((line) => line.join(' '))).toEqual([]);
});

type Parameter = { name?: string; in?: string; required?: boolean };
type Schema = { properties?: Record<string, unknown>; required?: string[] };
type Described = { parameters?: Parameter[]; requestBody?: { content?: Record<string, { schema?: Schema }> } };

/** The names that a call takes in its address and body, those that may be left out with `?`. */
const namesOf = ({ parameters = [], requestBody }: Described): Set<string> => {
  const inAddress = parameters
    .filter((each) => each.in !== 'header')
    .map(({ name, required }) => `${name}${required ? '' : '?'}`);
  const bodies = Object.values(requestBody?.content ?? {}).map(({ schema }) => schema ?? {});
  const inBody = bodies.flatMap(({ properties = {}, required = [] }) =>
    Object.keys(properties).map((name) => `${name}${required.includes(name) ? '' : '?'}`),
  );
  return new Set([...inAddress, ...inBody]);
};

test('the API document names what each of these calls takes', () => {
  const paths = (document.paths ?? {}) as Record<string, Record<string, Described>>;
  const wrong = parameters.flatMap(({ method, path, names }) => {
    const taken = namesOf(paths[bases.main + path]?.[method.toLowerCase()] ?? {});
    const required = [...taken].filter((name) => !name.endsWith('?') && !names.includes(name));
    const missing = names.filter((name) => !taken.has(name));
    return [...required.map((name) => `${path} asks for ${name}`), ...missing.map((name) => `${path} lacks ${name}`)];
  });
  expect(wrong).toEqual([]);
});

test('the API document lists the codes that fields take', () => {
  const text = JSON.stringify(document);
  for (const codes of [['', ...countryCodes], documentIds, planningAreas, propertyTypeCodes, statusIds, passableCodes])
    expect(text).toContain(JSON.stringify(codes));
});

/** Numbers that are counted in nothing: how many, which one, in which order. */
const counts = `
acknowledged active added addresses after answered answeredOf asked assigned attended
bedrooms came capacity cases certificates changed circulars claimed confirmed confirmLetters count counted
deals decimals depth directs distance documents done due
earlier edition entities entries entryId failed faults files forms frozen gaps gone
held hits household id inBin inactive items keepVersion kept known
lacking large left leftOut letters level levels line lines listed loaded loseVersion
made merge merged minEcbs minIcbs missing missingDocuments most move
new newRows newSince number numberOfEcbs numberOfIcbs occupants of onlyAsked onlyListed open overdue
pageNumber pageSize pages papers pending people place placeId places position problems profiling properties propertiesOwned
questionOrder ranks read readers ready recipient recoveryCodesLeft rejected removed replaces requests revision rows
same sameAsLine sectionNo sectionOrder seenId sessions sessionsEnded shares skip skipped small
taken templateVersion toLevel totalRecords tries triesLeft
unchanged undecided undone units unlike unread upTo uplines used version versionId waiting whole
claimed
of ownVersion
`
  .trim()
  .split(/\s+/);

test('the API document says of every number what it is counted in', () => {
  const { paths } = openApiOf(document);
  const numbers = Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap((operation) =>
      numbersOf(operation).map(([field, { description }]) => ({ field, description, of: operation.operationId })),
    ),
  );
  const without = numbers.filter(({ field, description }) => description === undefined && !counts.includes(field));
  const remedy =
    'Say what it is counted in: by its type (cents, rate, hours), its name (platform/server/http/units.ts) or `.describe`. A mere count goes into `counts`.';
  expect([...new Set(without.map(({ field, of }) => `${field} of ${of}`))], remedy).toEqual([]);
  const bare = new Set(numbers.flatMap(({ field, description }) => (description === undefined ? field : [])));
  expect(counts.filter((name) => !bare.has(name))).toEqual([]);
});
