import type { Endpoint } from '#platform/contract/endpoint.ts';
import { sheetMediaType, uploadedMediaTypes } from '#platform/contract/files.ts';
import { contracts } from '../../apps/contracts.ts';

/**
 * Every call that answers an Excel file written by the product, with its name, as `payout.holdsSheet`. A file that somebody uploaded
 * may be one, too, and is none of ours.
 */
export const writtenSheets = (): { name: string; call: Endpoint }[] =>
  Object.entries(contracts).flatMap(([room, calls]) =>
    Object.entries(calls as Record<string, Endpoint>)
      .filter(([, { file }]) => file?.includes(sheetMediaType) && file !== uploadedMediaTypes)
      .map(([name, call]) => ({ name: `${room}.${name}`, call })),
  );
