import { describe, expect, it } from 'vitest';
import type { Actor } from '#platform/contract/actor.ts';
import { abilitiesOver } from './policy.server.ts';

const actor = (role: Actor['role'], desks: Actor['desks'] = []): Actor => ({
  userId: 'me',
  userName: 'me',
  role,
  desks,
  via: 'password',
  sessionId: 's',
});
const people = actor('staff', ['people']);
const admin = actor('admin');

const can = (...parameters: Parameters<typeof abilitiesOver>) =>
  Object.entries(abilitiesOver(...parameters)).flatMap(([ability, may]) => (may ? [ability] : []));

describe('what may be done with an account', () => {
  it.each<[string, Actor, Parameters<typeof abilitiesOver>[1], string[]]>([
    [
      'the people desk with a salesperson',
      people,
      { userId: 'x', role: 'salesperson', desks: [], state: 'active' },
      ['correct', 'setAddress', 'disable', 'endSessions', 'setTeam', 'openPortal'],
    ],
    [
      'the people desk with staff',
      people,
      { userId: 'x', role: 'staff', desks: ['content'], state: 'active' },
      ['correct', 'disable', 'endSessions'],
    ],
    [
      'the people desk with finance',
      people,
      { userId: 'x', role: 'staff', desks: ['finance'], state: 'active' },
      ['correct', 'endSessions'],
    ],
    [
      'the people desk with compliance that is disabled',
      people,
      { userId: 'x', role: 'staff', desks: ['compliance', 'content'], state: 'disabled' },
      ['correct'],
    ],
    [
      'an administrator with compliance',
      admin,
      { userId: 'x', role: 'staff', desks: ['compliance'], state: 'active' },
      ['correct', 'setAddress', 'setDesks', 'setRole', 'disable', 'endSessions'],
    ],
    ['the people desk with an administrator', people, { userId: 'x', role: 'admin', desks: [], state: 'active' }, []],
    [
      'the people desk with itself',
      people,
      { userId: 'me', role: 'staff', desks: ['people'], state: 'active' },
      ['correct'],
    ],
    [
      'an administrator with staff',
      admin,
      { userId: 'x', role: 'staff', desks: ['content'], state: 'active' },
      ['correct', 'setAddress', 'setDesks', 'setRole', 'disable', 'endSessions'],
    ],
    [
      'an administrator with another',
      admin,
      { userId: 'x', role: 'admin', desks: [], state: 'active' },
      ['correct', 'setAddress', 'setRole', 'disable', 'endSessions'],
    ],
    [
      'an administrator with themselves',
      admin,
      { userId: 'me', role: 'admin', desks: [], state: 'active' },
      ['correct'],
    ],
    [
      'with someone disabled',
      admin,
      { userId: 'x', role: 'salesperson', desks: [], state: 'disabled' },
      ['correct', 'setAddress', 'enable', 'moveTeam'],
    ],
    [
      'with someone invited',
      people,
      { userId: 'x', role: 'salesperson', desks: [], state: 'invited' },
      ['correct', 'setAddress', 'disable', 'inviteAgain', 'setTeam'],
    ],
    [
      'another desk',
      actor('staff', ['submissions']),
      { userId: 'x', role: 'staff', desks: ['content'], state: 'active' },
      [],
    ],
  ])('%s', (_, by, whom, abilities) => {
    expect(can(by, whom)).toEqual(abilities);
  });
});
