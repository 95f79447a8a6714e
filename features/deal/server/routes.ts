import { implement } from '#platform/server/http/implement.ts';
import { deal } from '../contract.ts';
import { completeDeal, readCompletion } from './complete.ts';

export const dealRoutes = implement('deal', deal, { completion: readCompletion, complete: completeDeal });
