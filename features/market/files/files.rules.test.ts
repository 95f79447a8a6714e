import { describe, expect, it } from 'vitest';
import { fittingShape, lineReader } from '#platform/contract/table-shape.ts';
import { readArea, readDollars, readFloors, readLease, readMonth } from './cells.rules.ts';
import type { FileFormat } from './file-format.rules.ts';
import { hdbSale, readTown } from './hdb-sale.rules.ts';
import { uraSaleFlat, uraSaleJson, uraSaleSelection } from './private-sale.rules.ts';
import { hdbApproval, uraRental, uraRentalSelection, uraRentalUnplaced } from './tenancy.rules.ts';
import { readBand, readSaleType, readTenure } from './ura.rules.ts';

const readLine = (format: FileFormat, head: string, line: string) => {
  const found = fittingShape('file.csv', head.split(';'), [format]);
  return typeof found === 'string' ? found : lineReader(found)(line.split(';'));
};

describe('cells', () => {
  it.each([
    ['2026-03', '2026-03-01'],
    ['2023-02-01', '2023-02-01'],
    ['0826', '2026-08-01'],
    ['123', '2023-01-01'],
    ['Dec-24', '2024-12-01'],
    ['2026-13', undefined],
    ['', undefined],
  ])('month %s', (text, month) => expect(readMonth(text)).toBe(month));

  it.each([
    ['01 TO 05', { from: 1, to: 5 }],
    ['06-10', { from: 6, to: 10 }],
    ['06 – 10', { from: 6, to: 10 }],
    ['B1-B5', { from: -5, to: -1 }],
    ['-', { from: null, to: null }],
    ['high', undefined],
  ])('floors %s', (text, floors) => expect(readFloors(text)).toEqual(floors));

  it('leases, dollars and areas', () => {
    expect(['61 years 04 months', '48 years', '86', ''].map(readLease)).toEqual([736, 576, 1032, undefined]);
    expect(['5,700', '232000.0', '$1,200.50', '0', '-5', ''].map(readDollars)).toEqual([
      5700,
      232_000,
      1201,
      undefined,
      undefined,
      undefined,
    ]);
    expect(['67.3', '1,200', '0', 'x'].map(readArea)).toEqual([673, 12_000, undefined, undefined]);
  });

  it('has other forms of the same', () => {
    expect(['88yrs 3mths', '88 yr 03 mth', '7 months'].map(readLease)).toEqual([1059, 1059, 7]);
    expect(['S$712,000', 'SGD 712000', '712.000'].map(readDollars)).toEqual([712_000, 712_000, undefined]);
    expect([readTown('KALLANG / WHAMPOA'), readSaleType('Sub-Sale')]).toEqual(['Kallang/Whampoa', 'SUB']);
  });

  it('takes no comma for a point', () => {
    expect(['67,5', '1.234,5', '12,00'].map(readArea)).toEqual([undefined, undefined, undefined]);
    expect(['350.000,00', '1,23', '350,00', '1,250,000'].map(readDollars)).toEqual([
      undefined,
      undefined,
      undefined,
      1_250_000,
    ]);
  });

  it('bands and tenures', () => {
    expect(readBand('1,000 to 1,100')).toEqual({ area: 10_000, areaTo: 11_000 });
    expect(readBand('>300')).toEqual({ area: 3000, areaTo: null });
    expect(readBand('<=100')).toEqual({ area: null, areaTo: 1000 });
    expect(readTenure('956 yrs lease commencing from 1928')?.tenure).toBe('999');
    expect(readTenure('Leasehold', '103')).toEqual({ tenure: '99', tenureText: '103 yrs' });
    expect(readTenure('Leasehold', 'N.A.')).toBeUndefined();
    expect(readTenure('60 yrs lease commencing from 2018')).toEqual({
      tenure: 'OTHER',
      tenureText: '60 yrs from 2018',
    });
  });
});

describe('lines', () => {
  it('of HDB, with and without the lease that remains', () => {
    const head = 'month;town;flat_type;block;street_name;storey_range;floor_area_sqm;flat_model;lease_commence_date';
    const line = '1990-01;KALLANG/WHAMPOA;MULTI-GENERATION;309;ANG MO KIO AVE 1;10 TO 12;31;IMPROVED;1977';
    expect(readLine(hdbSale, `${head};resale_price`, `${line};9000`)).toMatchObject({
      region: 'Kallang/Whampoa',
      kind: 'MULTI GENERATION',
      leaseLeft: null,
      price: 9000,
    });
    expect(readLine(hdbSale, `${head};remaining_lease;resale_price`, `${line};86;9000`)).toMatchObject({
      leaseLeft: 1032,
    });
    expect(readLine(hdbSale, head, line)).toContain('No column is headed “resale_price”.');
  });

  it('of a private sale in every format say the same', () => {
    const json = readLine(
      uraSaleJson,
      'project;street;marketSegment;x;y;area;floorRange;noOfUnits;contractDate;typeOfSale;price;propertyType;district;typeOfArea;tenure',
      'WATERTOWN;PUNGGOL CENTRAL;OCR;35671.1;42069.8;98;06-10;1;0826;3;1550000;Condominium;19;Strata;99 yrs lease commencing from 2013',
    );
    const flat = readLine(
      uraSaleFlat,
      'sale_month;project;street;market_segment;district;property_type;type_of_sale;price;area_sqm;floor_range;tenure_type;tenure_years;contract_date_mmyy',
      '2026-08;WATERTOWN;PUNGGOL CENTRAL;OCR;19;Condominium;Resale;1550000;98;06-10;Leasehold;99;0826',
    );
    const selected = readLine(
      uraSaleSelection,
      'Project_Name;Transacted_Price;Area;Unit_Price;Sale_Date;Street_Name;Type_of_Sale;Property_Type;Tenure;Postal_District;Floor_Level',
      'WATERTOWN;1550000;1054.86;1469;2026-08-01;PUNGGOL CENTRAL;Resale;Condominium;99 yrs lease commencing from 2013;19;06 to 10',
    );
    const facts = {
      month: '2026-08-01',
      region: '19',
      saleType: 'RESALE',
      tenure: '99',
      area: 980,
      floorFrom: 6,
      price: 1_550_000,
    };
    for (const read of [json, flat, selected]) expect(read).toMatchObject(facts);
    expect(json).toMatchObject({ x: 35671.1, model: 'Strata' });
  });

  it('of a tenancy in every format', () => {
    const facts = {
      month: '2024-12-01',
      region: '09',
      kind: 'Non-landed Properties',
      area: 900,
      areaTo: 1000,
      price: 5700,
    };
    const selection =
      'Project Name;Street Name;Postal District;Property Type;No of Bedroom;Monthly Rent ($);Floor Area (SQM);Lease Commencement Date';
    expect(
      readLine(
        uraRentalSelection,
        selection,
        "D'LEEDON;LEEDON HEIGHTS;9;Non-Landed Properties;00;5,700;90 to 100;Dec-24",
      ),
    ).toMatchObject({
      ...facts,
      project: "D'LEEDON",
      bedrooms: 0,
    });
    const service =
      'street;x;project;y;rental_areaSqm;rental_leaseDate;rental_propertyType;rental_district;rental_noOfBedRoom;rental_rent';
    expect(
      readLine(uraRental, service, 'ELLIOT ROAD;1;ELLIOT;1;90-100;1224;Non-landed Properties;09;NA;5700'),
    ).toMatchObject({
      ...facts,
      bedrooms: null,
    });
    const unplaced = 'district;propertyType;bedrooms;rent;areaSqf;areaSqm;leaseDate';
    expect(readLine(uraRentalUnplaced, unplaced, '9;Non-landed Properties;3;5700;900-1000;90-100;1224')).toMatchObject({
      ...facts,
      project: '',
    });
    expect(
      readLine(
        hdbApproval,
        'rent_approval_date;town;block;street_name;flat_type;monthly_rent',
        '2026-09;CENTRAL;1;X ST;4-ROOM;',
      ),
    ).toEqual({
      field: 'monthly_rent',
      reason: 'no rent',
    });
  });
});
