import { describe, expect, it } from 'vitest';
import { itemsOf, remittanceOf, returnedRemittanceOf } from './bank-remittance.rules.ts';

const debit = { day: '2026-11-20', cents: -5_000, said: 'GIRO' };
const remittance = {
  reference: 'WHT 11/2026',
  cents: 5_000,
  remittedOn: '2026-11-18',
  takenBackOn: null as string | null,
};
const other = { ...remittance, reference: 'HC/123-4' };

describe('a debit', () => {
  it('is the recorded remittance of its amount, or of several the one that it names', () => {
    expect(remittanceOf(debit, [remittance, { ...other, cents: 5_001 }])).toBe(remittance);
    expect(remittanceOf(debit, [remittance, other])).toBeUndefined();
    expect(remittanceOf({ ...debit, said: 'IRAS wht112026' }, [other, remittance])).toBe(remittance);
    expect(remittanceOf({ ...debit, cents: 5_000 }, [remittance])).toBeUndefined();
  });

  it('is one that was taken back only if it names it', () => {
    const takenBack = { ...other, takenBackOn: '2026-11-19' };
    expect(remittanceOf(debit, [takenBack])).toBeUndefined();
    expect(remittanceOf(debit, [takenBack, remittance])).toBe(remittance);
    expect(remittanceOf({ ...debit, said: 'HC 123 4' }, [takenBack])).toBe(takenBack);
  });
});

describe('a credit', () => {
  const credit = { day: '2026-11-21', cents: 5_000, said: 'RETURN WHT-11-2026' };

  it('is the return of the remittance that it names, from its day on', () => {
    expect(returnedRemittanceOf(credit, [remittance, other])).toBe(remittance);
    expect(returnedRemittanceOf({ ...credit, said: 'RETURN' }, [remittance])).toBeUndefined();
    expect(returnedRemittanceOf({ ...credit, day: '2026-11-17' }, [remittance])).toBeUndefined();
    expect(returnedRemittanceOf({ ...credit, cents: 4_999 }, [remittance])).toBeUndefined();
  });

  it('is rather that of one that was taken back by hand', () => {
    const takenBack = { ...remittance, takenBackOn: '2026-11-21' };
    expect(returnedRemittanceOf(credit, [remittance, takenBack])).toBe(takenBack);
    expect(returnedRemittanceOf(credit, [remittance, { ...remittance }])).toBeUndefined();
  });

  it('is of no reference that is too short to say anything', () => {
    expect(returnedRemittanceOf(credit, [{ ...remittance, reference: 'RET' }])).toBeUndefined();
  });
});

describe('what is withheld', () => {
  const item = { name: 'Hannah Lim', text: 'Withholding tax', cents: 3_000, withheldOn: '2026-11-10' };
  const more = { ...item, name: 'Rajesh Kumar', cents: 2_000 };
  const order = { ...item, name: 'Tan Mei', text: 'Garnishee order', cents: 5_000 };

  it('is remitted by a debit of its amount, or of the amount of all that is called the same', () => {
    expect(itemsOf(debit, [order, { ...item, cents: 1 }])).toEqual([order]);
    expect(itemsOf(debit, [item, more])).toEqual([item, more]);
    expect(itemsOf(debit, [item, { ...more, text: 'Another tax' }])).toBeUndefined();
    expect(itemsOf({ ...debit, cents: 5_000 }, [order])).toBeUndefined();
  });

  it('is what the bank names, where several have the amount', () => {
    expect(itemsOf(debit, [item, more, order])).toBeUndefined();
    expect(itemsOf({ ...debit, said: 'GARNISHEE-ORDER' }, [item, more, order])).toEqual([order]);
    expect(itemsOf({ ...debit, said: 'Withholding Tax Nov' }, [item, more, order])).toEqual([item, more]);
    const alike = { ...order, name: 'Lee Ah Kow' };
    expect(itemsOf({ ...debit, said: 'for lee ah kow' }, [order, alike])).toEqual([alike]);
  });

  it('was withheld by then', () => {
    const later = { ...more, withheldOn: '2026-11-21' };
    expect(itemsOf(debit, [{ ...order, withheldOn: '2026-11-21' }])).toBeUndefined();
    expect(itemsOf({ ...debit, cents: -3_000 }, [item, later])).toEqual([item]);
  });
});
