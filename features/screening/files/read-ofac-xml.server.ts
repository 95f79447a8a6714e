import type { EntityName, ListEntry } from '../entity.rules.ts';
import { readBirth } from './births.rules.ts';
import { countryOf } from './country-of.rules.ts';
import { entryOf } from './entry-of.rules.ts';
import { type FoundInFiles, type ListFile, taken } from './list-file.server.ts';
import { documentsOf, gendersOf, kindOf, qualityOf } from './ofac.rules.ts';
import { watchElements } from './watch-elements.server.ts';
import { all, type Element, text, texts, xmlRecords } from './xml-records.server.ts';

const shape = {
  root: 'sdnList',
  records: new Set(['sdnEntry', 'publshInformation']),
  called: 'a list of OFAC (SDN or consolidated, XML)',
};

/** All elements of an entry, those that are not read among them. */
const knownElements = new Set(
  `address address1 address2 address3 addressList aka akaList callSign category citizenship citizenshipList city country dateOfBirth
  dateOfBirthItem dateOfBirthList expirationDate firstName grossRegisteredTonnage id idCountry idList idNumber idType issueDate lastName mainEntry
  nationality nationalityList placeOfBirth placeOfBirthItem placeOfBirthList postalCode program programList remarks sdnType stateOrProvince
  title tonnage type uid vesselFlag vesselInfo vesselOwner vesselType`.split(/\s+/),
);

/** A list of OFAC in XML: the specially designated nationals, or the others (`consolidated.xml`). */
export async function* readOfacXml(file: ListFile, notes: FoundInFiles): AsyncGenerator<ListEntry> {
  const elements = watchElements(knownElements);
  for await (const element of xmlRecords(file, shape)) {
    if (element.name === 'sdnEntry') elements.look(element);
    if (element.name === 'publshInformation') {
      const [month, day, year] = text(element, 'Publish_Date').split('/');
      if (year && month && day) notes.asOf = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    }
    if (element.name === 'sdnEntry') yield* taken(notes, readEntry(element));
  }
  notes.doubts.push(...elements.doubts());
}

const nameOf = (element: Element): string => {
  const last = text(element, 'lastName');
  const first = text(element, 'firstName');
  return first ? `${last}, ${first}` : last;
};

const readEntry = (element: Element): ListEntry | undefined => {
  const documents = all(element, 'idList', 'id').map((id) => ({
    kind: text(id, 'idType'),
    number: text(id, 'idNumber'),
    country: text(id, 'idCountry'),
  }));
  const kind = kindOf(text(element, 'sdnType'));
  const addresses = all(element, 'addressList', 'address');
  const nationalities = [
    ...texts(element, 'nationalityList', 'nationality', 'country'),
    ...texts(element, 'citizenshipList', 'citizenship', 'country'),
  ];
  const countries = kind === 'PERSON' ? nationalities : addresses.map((address) => text(address, 'country'));
  return entryOf({
    key: text(element, 'uid'),
    kind,
    names: [
      { name: nameOf(element), quality: 'PRIMARY' },
      ...all(element, 'akaList', 'aka').map(
        (aka): EntityName => ({ name: nameOf(aka), quality: qualityOf(text(aka, 'type'), text(aka, 'category')) }),
      ),
    ],
    facts: {
      births: texts(element, 'dateOfBirthList', 'dateOfBirthItem', 'dateOfBirth').flatMap(
        (each) => readBirth(each) ?? [],
      ),
      birthPlaces: texts(element, 'placeOfBirthList', 'placeOfBirthItem', 'placeOfBirth'),
      genders: gendersOf(documents),
      nationalities: countries.map(countryOf),
      numbers: documentsOf(documents),
      addresses: addresses.map((address) =>
        ['address1', 'address2', 'address3', 'city', 'stateOrProvince', 'postalCode', 'country']
          .flatMap((part) => texts(address, part))
          .join(', '),
      ),
      topics: ['SANCTION'],
      programmes: texts(element, 'programList', 'program'),
    },
    remarks: [text(element, 'title'), text(element, 'remarks')].filter(Boolean).join('\n'),
  });
};
