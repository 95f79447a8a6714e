import * as z from 'zod';
import { country } from '#features/particulars/contract.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day, id, keysOf } from '#platform/contract/fields.ts';
import { listCalls } from '#platform/contract/list-calls.ts';
import { required } from '#platform/contract/required.ts';
import { countryFields } from '../lists.words.ts';
import { riskLevels } from '../screening.words.ts';
import { complianceAlone } from '../who.calls.ts';

const place = '/v1/compliance/countries';

export const countryList = listCalls(countryFields, {
  ...complianceAlone,
  path: place,
  summary: 'Countries of higher risk, as they are on a day.',
  fileSummary: 'The countries of higher risk as an Excel file, by the same filters.',
  filters: {
    level: z.enum(keysOf(riskLevels)).optional(),
    /** Today without it. */
    on: day().optional(),
    state: z.enum(['ON', 'ENDED']).default('ON'),
  },
  sorts: { Country: 'country', From: 'fromDay' },
});

/** The countries of higher risk, from which day and until when. */
export const countryCalls = {
  countries: countryList.list,
  countriesSheet: countryList.file,
  addCountry: endpoint({
    ...complianceAlone,
    method: 'POST',
    path: place,
    summary: 'Puts a country on one of the lists from a day on; what it was on before ends on that day.',
    body: z.strictObject({
      country: country().refine(Boolean, required),
      level: z.enum(keysOf(riskLevels)),
      fromDay: day(),
    }),
    data: z.object({ id: id() }),
    message: 'The country is added.',
    refuses: ['conflict'],
  }),
  endCountry: endpoint({
    ...complianceAlone,
    method: 'PUT',
    path: `${place}/{id}/end`,
    summary: 'Takes a country off its list from a day on.',
    params: z.strictObject({ id: id() }),
    command: true,
    body: z.strictObject({ toDay: day() }),
    message: 'The country is taken off.',
    refuses: ['conflict', 'missing', 'invalid'],
  }),
};
