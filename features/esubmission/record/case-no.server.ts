import type { Reading } from '#platform/server/context.ts';
import { yearlyNumbers } from '#platform/server/database/yearly-numbers.ts';

const caseNumbers = yearlyNumbers('esubmission.caseNo', 'ES');

export const takeCaseNo = caseNumbers.take;

/** The next case number, without taking it. */
export const readRefNo = async (at: Reading): Promise<{ refNo: string }> => ({ refNo: await caseNumbers.next(at) });
