import type { Reading } from '#platform/server/context.ts';
import { yearlyNumbers } from '#platform/server/database/yearly-numbers.ts';

const caseNumbers = yearlyNumbers('esubmission.caseNo', 'ES');

export const takeCaseNo = caseNumbers.take;

/** GET ref-no: the number that would be next, without taking it. */
export const readRefNo = async (at: Reading): Promise<{ refNo: string }> => ({ refNo: await caseNumbers.next(at) });
