import { implement } from '#platform/server/http/implement.ts';
import type { Room } from '#platform/server/room.ts';
import { verify } from '../contract.ts';
import { checkDocument } from './check.ts';
import { verifiers } from './verifier.ts';

export const room: Room = {
  routes: (house) => implement('verify', verify, { check: checkDocument(house.all(verifiers)) }),
};
