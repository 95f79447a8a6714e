import type { Day } from '#platform/contract/days.ts';
import type { Problem } from './problem.ts';
import type { PartyInput } from './schemas.ts';

type Facts = Pick<PartyInput, 'kind' | 'idType' | 'dateOfBirth'>;

/** The first thing about a party that can't be right. */
export const partyProblem = ({ kind, idType, dateOfBirth }: Facts, today: Day): Problem | undefined => {
  if (kind === 'COMPANY' && idType !== 'UEN')
    return { message: 'A company is identified by its UEN.', field: 'idType' };
  if (kind === 'INDIVIDUAL' && idType === 'UEN')
    return { message: 'A UEN belongs to a company. Choose NRIC, FIN or passport.', field: 'idType' };
  if (dateOfBirth && dateOfBirth > today)
    return { message: 'A date of birth can’t lie in the future.', field: 'dateOfBirth' };
  return undefined;
};
