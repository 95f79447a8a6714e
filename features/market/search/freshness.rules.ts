import { formatInstant } from '#platform/contract/days.ts';
import { monthWords } from './conditions.rules.ts';

type Known = { dataTo: string | null; importedAt: string | null };

/** `Data to Aug 2026, last import 28 Nov 2026 16:30.`: how far records go, on every page and paper that shows them. */
export const freshness = ({ dataTo, importedAt }: Known): string => {
  if (!dataTo) return 'No data yet.';
  return `Data to ${monthWords(dataTo)}${importedAt ? `, last import ${formatInstant(importedAt)}` : ''}.`;
};
