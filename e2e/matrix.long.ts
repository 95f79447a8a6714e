import { it } from 'vitest';
import { sampleLease } from '#demo/sample.ts';
import { sharedGable } from './gable.ts';
import { type Column, condominium, dueDiligence, flat, office, soldFlat } from './matrix/columns.ts';
import { submitColumn } from './matrix/walk.ts';

const { visit } = sharedGable();

/** Those that e2e/matrix.test.ts leaves out. */
const columns: Column[] = [
  {
    column: 'SALE, HDB, for the buyer',
    info: { representedSide: 'BUYER', ...soldFlat('31-102') },
    now: ['D-01', 'D-04', 'D-08', 'D-24', 'D-28', 'D-33'],
    later: ['D-02', 'D-23', ...dueDiligence],
  },
  {
    column: 'SALE, private, for the seller',
    info: { representedSide: 'SELLER', ...condominium('31-103') },
    now: ['D-01', 'D-02', 'D-04', 'D-08', 'D-28', 'D-29', 'D-33'],
    later: dueDiligence,
  },
  {
    column: 'SALE, private, for the buyer',
    info: { representedSide: 'BUYER', ...condominium('31-104') },
    now: ['D-01', 'D-02', 'D-04', 'D-08', 'D-28', 'D-33'],
    later: dueDiligence,
  },
  {
    column: 'SALE, commercial',
    info: { representedSide: 'SELLER', ...office('31-105') },
    now: ['D-01', 'D-02', 'D-05', 'D-08', 'D-29', 'D-33'],
    later: dueDiligence,
  },
  {
    column: 'LEASE, HDB',
    info: { ...sampleLease(flat('31-106')), transactionType: 'LEASE' },
    now: ['D-04', 'D-08', 'D-26', 'D-28', 'D-29', 'D-33'],
    later: ['D-21', 'D-22'],
  },
  {
    column: 'LEASE, private',
    info: { ...sampleLease(condominium('31-107')), transactionType: 'LEASE' },
    now: ['D-04', 'D-08', 'D-25', 'D-26', 'D-28', 'D-29', 'D-33'],
    later: ['D-21', ...dueDiligence],
  },
  {
    column: 'LEASE, commercial',
    info: { ...sampleLease(office('31-108')), transactionType: 'LEASE' },
    now: ['D-05', 'D-08', 'D-25', 'D-26', 'D-29', 'D-33'],
    later: ['D-21', ...dueDiligence],
  },
];

it.each(columns)('a column is submitted: $column', { timeout: 300_000 }, (column) =>
  visit(`matrix ${column.column}`, 1440, (here) => submitColumn(here, column)),
);
