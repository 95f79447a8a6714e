import { uploadCalls } from '#features/media/upload-calls.ts';
import type { RawContract } from '#platform/contract/raw-call.ts';

/** Calls below the envelope: for the API document and the generated tests. */
export const rawContracts: Record<string, RawContract> = { media: uploadCalls };
