import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day, keysOf, requiredText } from '#platform/contract/fields.ts';
import { components, units } from '../cpd.words.ts';
import { peopleDesk } from '../who.words.ts';

const Component = z.object({ component: z.enum(keysOf(components)), least: z.number().describe('In hours.') });

const Rule = z.object({
  from: day(),
  /** Null: until the next rule begins. */
  to: day().nullable(),
  unit: z.enum(keysOf(units)),
  components: z.array(Component),
  newcomersExempt: z.boolean(),
  source: z.string(),
});
export type CpdRule = z.output<typeof Rule>;

const least = () =>
  z.number().min(0).max(200, 'At most 200.').multipleOf(0.5, 'Use whole and half hours.').describe('In hours.');

/** The calls about what the regulator asks for. */
export const ruleCalls = {
  rules: endpoint({
    ...peopleDesk,
    method: 'GET',
    path: '/v1/desk/cpd-rules',
    summary: 'What the regulator asks for, by dates, the latest first.',
    data: z.array(Rule),
  }),
  addRule: endpoint({
    ...peopleDesk,
    method: 'POST',
    path: '/v1/desk/cpd-rules',
    summary:
      'Adds what the regulator asks for from a day to come on; the rule before it ends the day before. One that has begun never changes; one that has not is replaced by another of the same day.',
    body: z.strictObject({
      from: day(),
      unit: z.enum(keysOf(units)).default('HOUR'),
      prescribed: least(),
      professional: least(),
      genericPlus: least(),
      newcomersExempt: z.boolean(),
      source: requiredText(300),
    }),
    message: 'The rule is saved.',
    refuses: ['invalid'],
  }),
  removeRule: endpoint({
    ...peopleDesk,
    method: 'DELETE',
    path: '/v1/desk/cpd-rules/{from}',
    summary: 'Takes a rule away that has not begun: the one before it then goes on.',
    params: z.strictObject({ from: day() }),
    message: 'The rule is removed.',
    refuses: ['missing', 'conflict'],
  }),
};
