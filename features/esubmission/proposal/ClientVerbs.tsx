import { Menu } from '@mantine/core';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import type { RepresentedSide } from '../transaction.words.ts';
import { submitVerbs } from './SubmitVerbs.tsx';
import { beginAddress } from './sides-for.rules.ts';

/** Whoever owns something sells it from that property: here a contact is the one who buys or rents. */
const sides: RepresentedSide[] = ['BUYER', 'TENANT'];

/** Behind the dots of a contact: the submissions in which they are our client. */
export const ClientVerbs = ({ contactId }: { contactId: string }) =>
  sides.map((side) => (
    <Menu.Item key={side} component={RouteLink} to={beginAddress({ contact: contactId }, side)}>
      {submitVerbs[side]}
    </Menu.Item>
  ));
