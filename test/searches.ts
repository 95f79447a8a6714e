import { expect } from 'vitest';
import * as z from 'zod';
import { mayEnter } from '#platform/contract/actor.ts';
import { addressOf } from '#platform/contract/endpoint.ts';
import { calls } from './access.ts';
import type { Client } from './people.ts';

type Row = Record<string, string>;

/** What of a row each list is searched by in words. */
const searchedBy: Record<string, (row: Row) => string | undefined> = {
  'people.agents': ({ name }) => name,
  'register.agencies': ({ name }) => name,
  'register.agencyDirectory': ({ name }) => name,
  'register.agents': ({ name }) => name,
  'content.articles': ({ title }) => title,
  'content.deskArticles': ({ title }) => title,
  'content.deskRollingTexts': ({ text }) => text,
  'content.events': ({ title, place }) => `${title} ${place}`,
  'content.deskEvents': ({ title, place }) => `${title} ${place}`,
  'signing.waiting': ({ recipientName, title }) => `${recipientName} ${title}`,
  'training.courses': ({ title, provider }) => `${title} ${provider}`,
  'training.standings': ({ name }) => name,
  'training.declarations': ({ name, title }) => `${name} ${title}`,
  'library.files': ({ folder, fileName }) => `${folder} ${fileName?.replace(/\.\w+$/, '')}`,
  'circulars.circulars': ({ title }) => title,
  'circulars.deskCirculars': ({ title }) => title,
  'market.caveat': ({ project, street }) => `${project} ${street}`,
  'market.rental': ({ project, street }) => `${project} ${street}`,
  'market.hdb': ({ street }) => street,
  'market.openMarket': ({ street, building }) => `${street} ${building}`,
  'contacts.contacts': ({ name }) => name,
  'contacts.customerDocuments': ({ name, document }) => `${name} ${document}`,
  'aml.amls': ({ name }) => name,
  'aml.hits': ({ name, listedName }) => `${name} ${listedName}`,
  'aml.register': ({ subject }) => subject,
  'ecdd.approvals': ({ name, property }) => `${name} ${property}`,
  'ecdd.keptForms': ({ name, property }) => `${name} ${property}`,
  'ecdd.myForms': ({ name, property }) => `${name} ${property}`,
  'esubmission.list': ({ address }) => address,
  'commission.deals': ({ address, ownerName }) => `${address} ${ownerName}`,
  'commission.plans': ({ name }) => name,
  'cobroke.agencies': ({ name }) => name,
  'cobroke.shares': ({ agencyName, salesperson }) => `${agencyName} ${salesperson}`,
  'billing.bills': ({ address }) => address,
  'billing.creditNotes': ({ to }) => to,
  'billing.receipts': ({ payer, reference }) => `${payer} ${reference}`,
  'billing.requests': ({ holder, preparedBy }) => `${holder} ${preparedBy}`,
  'billing.bankLines': ({ payer, reference }) => `${payer} ${reference}`,
  'billing.aging': ({ name }) => name,
  'billing.reminders': ({ to }) => to,
  'billing.reminderRequests': ({ to, askedBy }) => `${to} ${askedBy}`,
  'payout.holds': ({ label, reason }) => `${label} ${reason}`,
  'payout.charges': ({ name }) => name,
  'payout.advances': ({ name }) => name,
  'payout.withheld': ({ name }) => name,
  'payout.debts': ({ name }) => name,
  'payout.paidInYear': ({ name }) => name,
  'production.deals': ({ address }) => address,
  'production.outstanding': ({ address }) => address,
  'production.payoutDeal': ({ address }) => address,
  'production.received': ({ address }) => address,
  'agency.people': ({ name, email }) => `${name} ${email}`,
};
/** Numbers alone, of one record that the address names, or what is asked with words only: their rooms test them. */
const others = [
  'content.attendees',
  'circulars.readers',
  ...[
    'market.caveatDots',
    'market.caveatCard',
    'market.hdbDots',
    'market.hdbCard',
    'market.rentalDots',
    'market.rentalCard',
  ],
  ...['market.projectNames', 'market.streetNames'],
  ...[
    'commission.planPeople',
    'commission.resplits',
    'billing.findCredit',
    'billing.openInvoices',
    'billing.revisions',
  ],
  ...['billing.gstRows', 'payout.runs', 'payout.held', 'payout.lines', 'payout.payments', 'payout.subjects'],
  ...['production.dealReport', 'production.paidOut', 'production.members', 'agency.audit'],
];
const also: Record<string, string> = { 'payout.paidInYear': `year=${new Date().getFullYear()}&` };

/** Two words of a text, the last one first, in capitals and with an accent. */
const typedFor = (text: string): string => {
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  return [words.at(-1), words[0]].map((word = '') => word.toUpperCase().replace(/[AEIOUY]/, '$&\u0301')).join(' ');
};

const rowsIn = (data: unknown): Row[] => {
  if (Array.isArray(data)) return data;
  return (Object.values(data ?? {}).find((value) => Array.isArray(value)) as Row[] | undefined) ?? [];
};

/**
 * Looks in every list for a row of it, by its words in another order, in capitals and with accents that it has not. Answers how many lists
 * had a row.
 */
export const walkSearches = async (clients: Client[]): Promise<number> => {
  const lists = calls.filter(
    ([, { method, path, query }]) =>
      method === 'GET' && !path.endsWith('/export') && query instanceof z.ZodObject && 'search' in query.shape,
  );
  expect(
    lists
      .map(([name]) => name)
      .filter((name) => !others.includes(name))
      .toSorted(),
  ).toEqual(Object.keys(searchedBy).toSorted());
  let walked = 0;
  for (const [name, call] of lists) {
    const textOf = searchedBy[name];
    for (const client of textOf ? clients.filter(({ person }) => mayEnter(person, call.who)) : []) {
      const ask = async (search: string) =>
        rowsIn(
          (await client.get(`${addressOf(call)}?${also[name] ?? ''}search=${encodeURIComponent(search)}`)).body.data,
        );
      const row = (await ask('')).find((each) => (textOf?.(each)?.match(/\p{L}{3,}/gu) ?? []).length > 1);
      const text = row && textOf?.(row);
      if (!text) continue;
      const typed = typedFor(text);
      expect(
        (await ask(typed)).map((each) => textOf?.(each)),
        `${name}: ${typed}`,
      ).toContain(text);
      walked += 1;
      break;
    }
  }
  return walked;
};
