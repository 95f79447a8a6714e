import { addressLine } from '#features/property/rules/address.ts';
import type { PropertyCategory } from '#features/property/words/categories.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { seesDueDiligence } from '../due-diligence/read.server.ts';
import { presentClaim, presentStatus } from '../status/present-status.server.ts';
import type { StatusId } from '../status/status.words.ts';
import type { Step } from '../steps.words.ts';
import type { Row } from '../summary/summary.calls.ts';
import type { RepresentedSide, TransactionType } from '../transaction.words.ts';

/** The columns of a row of the list, over `e` and the people in `rowJoins`. */
export const rowColumns = `e.id, e.case_no, e.transaction_type, e.property_category, e.property_type, e.block, e.street, e.building, e.unit,
  e.represented_side, e.price_cents, e.commission_cents, e.status, e.created_at, e.submitted_at, e.current_step, e.created_by,
  agent.name AS agent_name, claimer.name AS claimed_by_name,
  (SELECT d.id FROM ecdd_dossier_public d WHERE d.esubmission_id = e.id) AS eccdid`;

export const rowJoins =
  'JOIN person_public agent ON agent.id = e.created_by LEFT JOIN person_public claimer ON claimer.id = e.claimed_by';

export type RawRow = {
  id: string;
  case_no: string;
  transaction_type: TransactionType;
  property_category: PropertyCategory;
  property_type: string;
  block: string;
  street: string;
  building: string;
  unit: string;
  represented_side: RepresentedSide;
  price_cents: number;
  commission_cents: number;
  status: StatusId;
  created_at: string;
  submitted_at: string | null;
  current_step: Step;
  created_by: string;
  agent_name: string;
  claimed_by_name: string | null;
  eccdid: string | null;
};

export const presentRow = (row: RawRow, actor: Actor): Row => {
  const { block, street, building, unit } = row;
  return {
    eSubId: row.id,
    caseNo: row.case_no,
    transactionType: row.transaction_type,
    propertyCategory: row.property_category,
    propertyType: row.property_type,
    address: addressLine({ propertyCategory: row.property_category, property: { block, street, building, unit } }),
    representedSide: row.represented_side,
    priceCents: row.price_cents,
    commissionCents: row.commission_cents,
    status: presentStatus(actor, row.status),
    createdDate: row.created_at,
    submittedDate: row.submitted_at,
    agentName: row.agent_name,
    claimedByName: presentClaim(actor, row.status, row.claimed_by_name),
    currentStep: row.current_step,
    isOwn: row.created_by === actor.userId,
    eccdid: seesDueDiligence(actor, { createdBy: row.created_by }) ? row.eccdid : null,
  };
};
