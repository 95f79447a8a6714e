import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf, requiredText, text } from '#platform/contract/fields.ts';
import { isSecurePage, longestAddress } from '../rich-text/link-address.rules.ts';
import { contentDesk } from '../who.calls.ts';
import { linkGroups, linkIcons } from './links.words.ts';

const group = z.enum(keysOf(linkGroups));

const LinkInput = z.strictObject({
  group,
  title: requiredText(80),
  description: text(200).default(''),
  address: requiredText(longestAddress).refine(isSecurePage, 'Give an address that begins with https://.'),
  icon: z.enum(keysOf(linkIcons)).default('link'),
  /** It is on the desk alone. */
  isHidden: z.boolean().default(false),
});
export type LinkInput = z.output<typeof LinkInput>;

const Link = z.object({ id: id(), ...LinkInput.shape });
export type Link = z.output<typeof Link>;

const byId = z.strictObject({ id: id() });

export const linkCalls = {
  links: endpoint({
    method: 'GET',
    base: 'content',
    path: '/v1/links',
    who: 'signed-in',
    summary: 'Useful links in their order, of one group or of all.',
    query: z.strictObject({ group: group.optional() }),
    data: z.array(Link),
  }),
  allLinks: endpoint({
    ...contentDesk,
    method: 'GET',
    path: '/v1/desk/links',
    summary: 'Every link in its order, also those that are hidden.',
    data: z.array(Link),
  }),
  addLink: endpoint({
    ...contentDesk,
    method: 'POST',
    path: '/v1/desk/links',
    summary: 'Adds a link at the end of its group.',
    body: LinkInput,
    data: z.object({ id: id() }),
    message: 'Link added.',
  }),
  changeLink: endpoint({
    ...contentDesk,
    method: 'PUT',
    path: '/v1/desk/links/{id}',
    summary: 'Changes a link. In another group it stands at the end.',
    params: byId,
    body: LinkInput,
    record: Link,
    message: 'Link saved.',
    refuses: ['missing'],
  }),
  removeLink: endpoint({
    ...contentDesk,
    method: 'DELETE',
    path: '/v1/desk/links/{id}',
    summary: 'Deletes a link.',
    params: byId,
    message: 'Link deleted.',
    refuses: ['missing'],
  }),
  orderLinks: endpoint({
    ...contentDesk,
    method: 'PUT',
    path: '/v1/desk/links/order',
    summary: 'Sets the order of a group’s links. All of them are named.',
    command: true,
    body: z.strictObject({ group, ids: z.array(id()).max(500, 'At most 500 links.') }),
    refuses: ['stale'],
  }),
};
