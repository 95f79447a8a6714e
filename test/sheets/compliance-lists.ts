import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { screeningStates, subjectRoles } from '#features/aml/cases/cases.words.ts';
import { falseReasons, hitStates } from '#features/aml/hits/hits.words.ts';
import { filings, relationships } from '#features/aml/register/register.words.ts';
import { aml } from '#features/aml/room.calls.ts';
import { docTypes } from '#features/contacts/documents/documents.words.ts';
import { holdStates } from '#features/contacts/holds/holds.words.ts';
import { contacts } from '#features/contacts/room.calls.ts';
import { approvalStates } from '#features/ecdd/approvals/approvals.words.ts';
import { cddFor, ratings } from '#features/ecdd/forms/forms.words.ts';
import { formSteps } from '#features/ecdd/forms/my-forms.words.ts';
import { keepingStates } from '#features/ecdd/keeping/keeping.words.ts';
import { aReadyForm } from '#features/ecdd/rig/ready-form.ts';
import { ecdd } from '#features/ecdd/room.calls.ts';
import { partyKinds } from '#features/particulars/words/kinds.ts';
import { screening } from '#features/screening/room.calls.ts';
import { room } from '#features/screening/room.server.ts';
import { loadedWays, riskLevels, shownStates, sources } from '#features/screening/screening.words.ts';
import { ask } from '#platform/server/database/ask.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import type { TestApp } from '../app.ts';
import type { Client } from '../people.ts';
import { doQueued } from '../queued-jobs.ts';
import { day, instant, sameAsList } from './opened.ts';

export const checks = sameAsList('AML checks', {
  list: aml.amls,
  file: aml.amlsSheet,
  columns: {
    Case: ({ caseNo }) => caseNo,
    Customer: ({ name }) => name,
    Kind: ({ kind }) => partyKinds[kind],
    Property: ({ property }) => property,
    Screening: ({ state }) => screeningStates[state],
    Screened: ({ screenedAt }) => instant(screenedAt),
    'Next review': ({ nextReview }) => day(nextReview),
    Salesperson: ({ salesperson }) => salesperson,
    Opened: ({ createdAt }) => instant(createdAt),
  },
});

export const myForms = sameAsList('E-CDD forms', {
  list: ecdd.myForms,
  file: ecdd.myFormsSheet,
  columns: {
    Form: ({ formNo }) => formNo,
    Customer: ({ name }) => name,
    Property: ({ property }) => property,
    For: ({ cDDFor: side }) => cddFor[side],
    Step: ({ step }) => formSteps[step],
    Signed: ({ signedAt }) => instant(signedAt),
    Changed: ({ changedAt }) => instant(changedAt),
  },
});

/** What compliance alone reads. */
export const complianceLists = [
  sameAsList('Screening hits', {
    list: aml.hits,
    file: aml.hitsSheet,
    order: 'asc',
    columns: {
      Screened: ({ name }) => name,
      Role: ({ role }) => subjectRoles[role],
      'On the list': ({ listedName }) => listedName,
      List: ({ source }) => source,
      Score: ({ score }) => score,
      State: ({ state }) => hitStates[state],
      Case: ({ caseNo }) => caseNo,
      Salesperson: ({ salesperson }) => salesperson,
      Found: ({ foundAt }) => instant(foundAt),
      Reason: ({ reason }) => reason && falseReasons[reason],
      'Decided by': ({ decidedBy }) => decidedBy,
      Decided: ({ decidedAt }) => instant(decidedAt),
    },
  }),
  sameAsList('Approvals', {
    list: ecdd.approvals,
    file: ecdd.approvalsSheet,
    order: 'asc',
    columns: {
      Form: ({ formNo }) => formNo,
      Customer: ({ name }) => name,
      Property: ({ property }) => property,
      For: ({ cDDFor: side }) => cddFor[side],
      Rating: ({ rating }) => ratings[rating],
      State: ({ state }) => approvalStates[state],
      Salesperson: ({ salesperson }) => salesperson,
      Determined: ({ determinedAt }) => instant(determinedAt),
    },
  }),
  sameAsList('Record keeping', {
    list: ecdd.keptForms,
    file: ecdd.keptFormsSheet,
    order: 'asc',
    columns: {
      Form: ({ formNo }) => formNo,
      Customer: ({ name }) => name,
      Property: ({ property }) => property,
      For: ({ cDDFor: side }) => cddFor[side],
      'Kept from': ({ keptFrom }) => day(keptFrom),
      'Kept until': ({ dueOn }) => day(dueOn),
      State: ({ state }) => keepingStates[state],
      Salesperson: ({ salesperson }) => salesperson,
    },
  }),
  sameAsList('Legal holds', {
    list: contacts.customerDocuments,
    file: contacts.customerDocumentsSheet,
    columns: {
      Customer: ({ name }) => name,
      Document: ({ document }) => document,
      Kind: ({ docType }) => docTypes[docType],
      Salesperson: ({ salesperson }) => salesperson,
      Added: ({ uploadedAt }) => instant(uploadedAt),
      State: ({ state }) => holdStates[state],
      Reason: ({ reason }) => reason,
      'Placed by': ({ placedBy }) => placedBy,
      Placed: ({ placedAt }) => instant(placedAt),
    },
  }),
  sameAsList('Suspicions', {
    list: aml.register,
    file: aml.registerSheet,
    columns: {
      Entry: ({ number }) => number,
      Subject: ({ subject }) => subject,
      Case: ({ caseNo }) => caseNo,
      Decision: ({ filing }) => filings[filing],
      Due: ({ dueOn }) => day(dueOn),
      Reference: ({ sonarRef }) => sonarRef,
      Relationship: ({ relationship }) => relationship && relationships[relationship],
      Review: ({ reviewOn }) => day(reviewOn),
      'Reported by': ({ reporter }) => reporter,
      Entered: ({ createdAt }) => instant(createdAt),
    },
  }),
  sameAsList('List versions', {
    list: screening.versions,
    file: screening.versionsSheet,
    columns: {
      List: ({ source }) => sources[source],
      Dated: ({ asOf }) => day(asOf),
      State: ({ state }) => shownStates[state],
      Entries: ({ entities }) => entities,
      Added: ({ came }) => came,
      Removed: ({ gone }) => gone,
      Changed: ({ changed }) => changed,
      'Loaded by': ({ loadedBy }) => loadedWays[loadedBy],
      Person: ({ person }) => person,
      File: ({ fileName }) => fileName,
      Loaded: ({ importedAt }) => instant(importedAt),
    },
  }),
  sameAsList('Countries', {
    list: screening.countries,
    file: screening.countriesSheet,
    order: 'asc',
    columns: {
      Country: ({ country }) => country,
      List: ({ level }) => riskLevels[level],
      From: ({ fromDay }) => day(fromDay),
      Until: ({ toDay }) => day(toDay),
    },
  }),
];

const listed = `id,kind,name,aliases,birth_dates,nationalities,topic,remarks
A-1,person,Torvald Brannick,,1965-03-01,NO,sanction,
${Array.from({ length: 12 }, (_, at) => `F-${at},person,Filler Number${at} Person,,,,other,`).join('\n')}
`;

/** A list, a customer who is on it and one whose name looks like a formula, a suspicion of somebody, a form that waits for an officer, one that is past its time of keeping, and a document on legal hold. */
export const addChecks = async (app: TestApp, salesperson: Client, officer: Client): Promise<void> => {
  const path = join(app.services.config.dataDir, 'list.csv');
  await writeFile(path, listed);
  await room.imports?.['own-list']?.(app.asNobody, [path]);
  await doQueued(app, 'screening.list-changed');
  const born = { kind: 'INDIVIDUAL', aliases: [], idType: 'PASSPORT', nationality: 'SG', dateOfBirth: '1965-03-01' };
  for (const name of ['Torvald Brannick', '=1+1 Customer'])
    expect((await salesperson.post('/api/v1/amls', { ...born, name, property: '' })).status).toBe(200);
  const suspicion = { subject: '+1 Subject', redFlags: ['R01'], narrative: 'Evasive' };
  expect((await officer.post('/api/v1/compliance/register', suspicion)).status).toBe(200);
  const cash = { questionFID: '5.06', checkedResult: 'Y', remark: 'A tenth', detail: '' } as const;
  await aReadyForm(app, salesperson, { answers: [cash], customer: { name: '=2+2 Seller' } });
  const old = await aReadyForm(app, salesperson, { customer: { name: '=3+3 Seller' } });
  const sixYearsAgo = `UPDATE ecdd_form SET changed_at = changed_at - interval '6 years' WHERE id = $1`;
  await ask(app.services.database, sixYearsAgo, [old]);
  await holdDocument(salesperson, officer);
};

const holdDocument = async (salesperson: Client, officer: Client): Promise<void> => {
  const { contactId } = (await salesperson.post('/api/v1/customer-contacts', { name: '=4+4 Seller' })).body.data;
  const file = { name: '=5+5 deed.pdf', bytes: samplePdf() };
  const { fileId } = (await salesperson.upload('/media/v1/customer-files', {}, file)).body.data;
  const archived = { contactId, fileId, docType: 'OWNERSHIP' };
  const { id } = (await salesperson.post('/api/v1/contact-archive-documents', archived)).body.data;
  const place = `/api/v1/contact-archive-documents/${id}/legal-hold`;
  expect((await officer.put(place, { legalHold: true, reason: '=6+6 Dispute' })).status).toBe(200);
};
