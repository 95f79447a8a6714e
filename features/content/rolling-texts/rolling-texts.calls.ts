import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, requiredText, text } from '#platform/contract/fields.ts';
import { listCalls } from '#platform/contract/list-calls.ts';
import { rollingTextFields } from '../articles/articles.words.ts';
import { byId, publicationInput, publicationShown, stateFilter } from '../publication/publication.calls.ts';
import { isLinkAddress, longestAddress } from '../rich-text/link-address.rules.ts';
import { contentDesk } from '../who.calls.ts';

const RollingText = z.object({ id: id(), text: z.string(), link: z.string() });
export const RollingTexts = z.array(RollingText);
export type RollingTexts = z.output<typeof RollingTexts>;

const RollingTextInput = z.strictObject({
  text: requiredText(200),
  link: text(longestAddress)
    .default('')
    .refine((link) => link === '' || isLinkAddress(link), 'A link begins with https:// or / for a page of ours.'),
  /** The lowest comes first. */
  place: z.int().min(1).max(999).default(1),
  ...publicationInput,
});

export const deskRollingTextList = listCalls(rollingTextFields, {
  ...contentDesk,
  path: '/v1/desk/rolling-texts',
  summary: 'All rolling texts, in their order.',
  fileSummary: 'The list of rolling texts as an Excel file, by the same filters.',
  filters: { search: text(80).optional(), state: stateFilter },
  sorts: { Order: 'place', From: 'publishAt' },
  more: { audience: publicationShown.audience },
});

export const rollingTextCalls = {
  rollingTexts: endpoint({
    method: 'GET',
    base: 'content',
    path: '/v1/rolling-texts',
    who: 'signed-in',
    summary: 'The rolling texts for me today, in their order.',
    data: RollingTexts,
  }),
  deskRollingTexts: deskRollingTextList.list,
  deskRollingTextsSheet: deskRollingTextList.file,
  addRollingText: endpoint({
    ...contentDesk,
    method: 'POST',
    path: '/v1/desk/rolling-texts',
    summary: 'Adds a rolling text.',
    body: RollingTextInput,
    data: z.object({ id: id() }),
    message: 'Rolling text saved.',
  }),
  changeRollingText: endpoint({
    ...contentDesk,
    method: 'PUT',
    path: '/v1/desk/rolling-texts/{id}',
    summary: 'Changes a rolling text.',
    params: byId,
    body: RollingTextInput,
    record: deskRollingTextList.row,
    message: 'Rolling text saved.',
    refuses: ['missing'],
  }),
  removeRollingText: endpoint({
    ...contentDesk,
    method: 'DELETE',
    path: '/v1/desk/rolling-texts/{id}',
    summary: 'Deletes a rolling text.',
    params: byId,
    message: 'Rolling text deleted.',
    refuses: ['missing'],
  }),
};
