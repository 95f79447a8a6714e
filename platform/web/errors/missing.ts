import { notFound } from '@tanstack/react-router';

const missing = { isMissing: true };

/** Thrown by a known route whose id, tab or search parameters lead to nothing: the page says `404 Not Found`. */
export const missingPage = () => notFound({ data: missing });

/** Whether the data of a not-found error says so. */
export const isMissing = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'isMissing' in data && data.isMissing === true;
