import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/fields.ts';
import { agentsAndStaff, bySubmission, ofSubmission, version } from './call-parts.ts';
import { ExternalCobrokes, InternalCobrokes } from './records.ts';
import { ExternalCobrokeInput, InternalCobrokeInput } from './schemas.ts';

/** The calls on who shares the commission: other agencies first, then our own. */

const externalRows = z.strictObject({ version, rows: z.array(ExternalCobrokeInput).max(20) });
const internalRows = z.strictObject({ version, rows: z.array(InternalCobrokeInput).min(1).max(20) });

export const shareCalls = {
  externalCobrokes: endpoint({
    method: 'GET',
    path: '/v1/esubmissions/{id}/external-cobrokes',
    who: agentsAndStaff,
    summary: 'External co-brokers, and what of the commission can still be shared.',
    params: ofSubmission,
    data: ExternalCobrokes,
  }),
  addExternalCobroke: endpoint({
    method: 'POST',
    path: '/v1/external-cobrokes',
    who: 'salesperson',
    summary: 'Adds an external co-broker.',
    body: ExternalCobrokeInput.extend({ eSubId: id(), version }),
    data: ExternalCobrokes,
    message: 'External Co-Broker create successfully!',
  }),
  replaceExternalCobrokes: endpoint({
    method: 'POST',
    path: '/v1/external-cobrokes/bulk',
    who: 'salesperson',
    summary: 'Replaces the external co-brokers.',
    body: externalRows.extend({ eSubId: id() }),
    data: ExternalCobrokes,
    message: 'External Co-Broker create successfully!',
  }),
  saveExternalCobrokes: endpoint({
    method: 'PUT',
    path: '/v1/external-cobrokes/{eSubId}',
    who: 'salesperson',
    summary: 'Replaces the external co-brokers.',
    params: bySubmission,
    body: externalRows,
    data: ExternalCobrokes,
    message: 'External Co-Broker updated successfully!',
  }),
  internalCobrokes: endpoint({
    method: 'GET',
    path: '/v1/esubmissions/{id}/internal-cobrokes',
    who: agentsAndStaff,
    summary: 'Internal salespeople and their shares.',
    params: ofSubmission,
    data: InternalCobrokes,
  }),
  addInternalCobroke: endpoint({
    method: 'POST',
    path: '/v1/internal-cobrokes',
    who: 'salesperson',
    summary: 'Adds an internal salesperson; what the others have stays, so there must be something left to share.',
    body: InternalCobrokeInput.extend({ eSubId: id(), version }),
    data: InternalCobrokes,
    message: 'Internal Salesperson create successfully!',
  }),
  replaceInternalCobrokes: endpoint({
    method: 'POST',
    path: '/v1/internal-cobrokes/bulk',
    who: 'salesperson',
    summary: 'Replaces the internal salespeople; exactly one is the closing agent.',
    body: internalRows.extend({ eSubId: id() }),
    data: InternalCobrokes,
    message: 'Internal Salesperson create successfully!',
  }),
  saveInternalCobrokes: endpoint({
    method: 'PUT',
    path: '/v1/internal-cobrokes/{eSubId}',
    who: 'salesperson',
    summary: 'Replaces the internal salespeople; exactly one is the closing agent.',
    params: bySubmission,
    body: internalRows,
    data: InternalCobrokes,
    message: 'Internal Salesperson updated successfully!',
  }),
};
