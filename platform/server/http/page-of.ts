import type { FastifyRequest } from 'fastify';

const ids = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;

/**
 * The page that a call was made for, as the browser says; without that the call itself. Which records are looked at is not
 * the browser's to say: those that its page does not name stand beside it. Never the query, which may hold names.
 */
export const pageOf = ({ headers, url }: Pick<FastifyRequest, 'headers' | 'url'>, call: string): string => {
  const said = headers['x-gable-page'];
  const page = typeof said === 'string' && /^\/[\w/.~-]{0,200}$/.test(said) ? said : call;
  const records = new Set(decoded(url).toLowerCase().match(ids));
  return [page, ...[...records].filter((id) => !page.toLowerCase().includes(id))].join(' ');
};

/** As the call reads it: an id can't hide behind its escapes. */
const decoded = (url: string): string => {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
};

/** Whether a note of a page says all that another would. */
export const saysAll = (noted: string, page: string): boolean => noted === page || noted.startsWith(`${page} `);
