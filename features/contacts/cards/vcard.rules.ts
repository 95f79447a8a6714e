/** The fields of a contact that go into a vCard: never an identity number, a note or a tag. */
export type Carded = {
  kind: string;
  name: string;
  salutation: string;
  preferredName: string;
  phones: string[];
  emails: string[];
  employer: string;
  occupation: string;
};

/** A contact as vCard 3.0, which every phone reads. */
export const vcardOf = (contact: Carded): string => {
  const { name, preferredName, employer, occupation, phones, emails, salutation } = contact;
  const isPerson = contact.kind === 'INDIVIDUAL';
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // The whole name as given name: which part is the family's differs from one customer to the next.
    isPerson ? `N:;${escaped(name)};;${escaped(salutation)};` : 'N:;;;;',
    `FN:${escaped(name)}`,
    ...(preferredName ? [`NICKNAME:${escaped(preferredName)}`] : []),
    ...phones.map((phone) => `TEL;TYPE=CELL:${escaped(phone)}`),
    ...emails.map((email) => `EMAIL:${escaped(email)}`),
    ...(isPerson && !employer ? [] : [`ORG:${escaped(isPerson ? employer : name)}`]),
    ...(occupation ? [`TITLE:${escaped(occupation)}`] : []),
    'END:VCARD',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
};

const escaped = (text: string): string => text.replace(/([\\,;])/g, '\\$1').replace(/\r?\n/g, '\\n');

/** A line has 75 bytes at most, and goes on after a blank. A letter is never cut. */
const folded = (line: string): string => {
  let bytes = 0;
  let text = '';
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (bytes + size > 75) {
      text += '\r\n ';
      bytes = 1;
    }
    text += letter;
    bytes += size;
  }
  return text;
};
