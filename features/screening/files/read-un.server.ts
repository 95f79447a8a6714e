import type { EntityFacts, EntityName, ListEntry } from '../entity.rules.ts';
import type { Quality } from '../screening.words.ts';
import { aboutYear, readBirth } from './births.rules.ts';
import { countryOf } from './country-of.rules.ts';
import { entryOf } from './entry-of.rules.ts';
import { type ListReader, taken } from './list-file.server.ts';
import { watchElements } from './watch-elements.server.ts';
import { all, type Element, text, texts, xmlRecords } from './xml-records.server.ts';

const shape = {
  root: 'CONSOLIDATED_LIST',
  records: new Set(['INDIVIDUAL', 'ENTITY']),
  called: 'the consolidated list of the United Nations (XML)',
};

/** All elements of an entry, those that are not read among them. */
const knownElements = new Set(
  `ALIAS_NAME CITY CITY_OF_BIRTH CITY_OF_ISSUE COMMENTS1 COUNTRY COUNTRY_OF_BIRTH COUNTRY_OF_ISSUE DATAID DATE DATE_OF_BIRTH DATE_OF_ISSUE
  DESIGNATION ENTITY_ADDRESS ENTITY_ALIAS FIRST_NAME FOURTH_NAME FROM_YEAR GENDER INDIVIDUAL_ADDRESS INDIVIDUAL_ALIAS INDIVIDUAL_DATE_OF_BIRTH
  INDIVIDUAL_DOCUMENT INDIVIDUAL_PLACE_OF_BIRTH ISSUING_COUNTRY LAST_DAY_UPDATED LISTED_ON LIST_TYPE NAME_ORIGINAL_SCRIPT NATIONALITY
  NATIONALITY2 NOTE NUMBER QUALITY REFERENCE_NUMBER SECOND_NAME SORT_KEY SORT_KEY_LAST_MOD STATE_PROVINCE STREET SUBMITTED_BY SUBMITTED_ON
  THIRD_NAME TITLE TO_YEAR TYPE_OF_DATE TYPE_OF_DOCUMENT TYPE_OF_DOCUMENT2 UN_LIST_TYPE VALUE VERSIONNUM YEAR ZIP_CODE`.split(
    /\s+/,
  ),
);

/** The consolidated list of the United Nations Security Council, as it publishes it in XML. */
export const readUn: ListReader = async function* (files, notes) {
  const elements = watchElements(knownElements);
  for (const file of files)
    for await (const element of xmlRecords(file, shape)) {
      if (shape.records.has(element.name)) elements.look(element);
      const made = element.attributes.dateGenerated?.slice(0, 10);
      if (made && /^\d{4}-\d\d-\d\d$/.test(made)) notes.asOf = made;
      if (shape.records.has(element.name)) yield* taken(notes, readEntry(element));
    }
  notes.doubts.push(...elements.doubts());
};

const nameParts = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'];

const readEntry = (element: Element): ListEntry | undefined => {
  const kind = element.name;
  const isPerson = kind === 'INDIVIDUAL';
  const places = isPerson ? all(element, `${kind}_PLACE_OF_BIRTH`).map(placeOf) : [];
  const nationalities = [...texts(element, 'NATIONALITY', 'VALUE'), ...texts(element, 'NATIONALITY2', 'VALUE')];
  return entryOf({
    key: text(element, 'REFERENCE_NUMBER') || text(element, 'DATAID'),
    kind: isPerson ? 'PERSON' : 'BODY',
    names: namesOf(element),
    facts: {
      births: all(element, `${kind}_DATE_OF_BIRTH`).flatMap(birthsOf),
      birthPlaces: places,
      genders: gendersOf(element),
      nationalities: isPerson
        ? nationalities.map(countryOf)
        : all(element, `${kind}_ADDRESS`).map((address) => countryOf(text(address, 'COUNTRY'))),
      numbers: all(element, `${kind}_DOCUMENT`).map(documentOf),
      addresses: all(element, `${kind}_ADDRESS`).map(placeOf),
      topics: ['SANCTION'],
      programmes: texts(element, 'UN_LIST_TYPE'),
      listedOn: /^\d{4}-\d\d-\d\d/.exec(text(element, 'LISTED_ON'))?.[0] ?? null,
    },
    remarks: [texts(element, 'TITLE', 'VALUE'), texts(element, 'DESIGNATION', 'VALUE'), texts(element, 'COMMENTS1')]
      .map((each) => each.join('; '))
      .filter(Boolean)
      .join('\n'),
  });
};

const namesOf = (element: Element): EntityName[] => {
  const primary = nameParts.flatMap((part) => texts(element, part)).join(' ');
  const original = texts(element, 'NAME_ORIGINAL_SCRIPT');
  const aliases = all(element, `${element.name}_ALIAS`).flatMap((alias) =>
    text(alias, 'ALIAS_NAME')
      .split(';')
      .map((name) => ({ name, quality: qualityOf(text(alias, 'QUALITY')) })),
  );
  return [
    { name: primary, quality: 'PRIMARY' },
    ...original.map((name): EntityName => ({ name, quality: 'STRONG' })),
    ...aliases,
  ];
};

const qualityOf = (written: string): Quality => {
  if (written === 'Low') return 'WEAK';
  return written === 'f.k.a.' ? 'FORMER' : 'STRONG';
};

const birthsOf = (element: Element): string[] => {
  const from = text(element, 'FROM_YEAR');
  const to = text(element, 'TO_YEAR');
  if (from && to) return [`${from}/${to}`];
  const written = text(element, 'DATE') || text(element, 'YEAR');
  const year = Number(/\b(?:1[89]|20)\d\d\b/.exec(written)?.[0]);
  if (text(element, 'TYPE_OF_DATE') === 'APPROXIMATELY' && year) return [aboutYear(year)];
  const birth = readBirth(written);
  return birth ? [birth] : [];
};

const gendersOf = (element: Element): EntityFacts['genders'] =>
  texts(element, 'GENDER').flatMap((word) => (word === 'Female' ? 'F' : word === 'Male' ? 'M' : []));

const documentOf = (element: Element): string => {
  const country = text(element, 'ISSUING_COUNTRY') || text(element, 'COUNTRY_OF_ISSUE');
  const number = text(element, 'NUMBER');
  return number && `${text(element, 'TYPE_OF_DOCUMENT') || 'Document'}: ${number}${country && ` (${country})`}`;
};

const placeOf = (element: Element): string =>
  ['STREET', 'CITY', 'STATE_PROVINCE', 'ZIP_CODE', 'COUNTRY'].flatMap((part) => texts(element, part)).join(', ');
