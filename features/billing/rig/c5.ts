import { XmlDocument } from 'libxml2-wasm';

const amounts = '//*[@currencyID]';
const line = '(//cac:InvoiceLine|//cac:CreditNoteLine)';
const sums = '/*/cac:LegalMonetaryTotal';
// XPath 1.0 has floats alone.
const inCents = (path: string) => `round((${path}) * 100)`;
const seller = '/*/cac:AccountingSupplierParty/cac:Party';
const buyer = '/*/cac:AccountingCustomerParty/cac:Party';
const filled = (path: string) => `string-length(normalize-space(${path})) > 0`;
const address = (party: string) =>
  ['cbc:StreetName', 'cbc:PostalZone', 'cac:Country/cbc:IdentificationCode']
    .map((part) => filled(`${party}/cac:PostalAddress/${part}`))
    .join(' and ');
const endpoint = (party: string) =>
  `${filled(`${party}/cbc:EndpointID`)} and ${party}/cbc:EndpointID/@schemeID = '0195'`;
// The sales categories that an agency can have here.
const category = (path: string) => `(${path}/cbc:ID = 'SR' or ${path}/cbc:ID = 'NG')`;
const isRegistered = "//cac:TaxCategory/cbc:ID = 'SR'";

/**
 * What the tax authority (IRAS) accepts, rule by rule, as XPath that holds. Numbers and requirements are those of its table of
 * acceptance ("C5"); a supplier without GST has no number of it (PINT-SG, BR-NG-02).
 */
const rules: [rule: string, holds: string][] = [
  ['005 CustomizationID', "/*/cbc:CustomizationID = 'urn:peppol:pint:billing-1@sg-1'"],
  ['006 ProfileID', "/*/cbc:ProfileID = 'urn:peppol:bis:billing'"],
  ['007 ID', filled('/*/cbc:ID')],
  [
    '008 UUID of 8-4-4-4-12',
    "translate(/*/cbc:UUID, '123456789abcdefABCDEF', '000000000000000000000') = '00000000-0000-0000-0000-000000000000'",
  ],
  ['009 IssueDate', "translate(/*/cbc:IssueDate, '123456789', '000000000') = '0000-00-00'"],
  ['010 type code of an invoice', "not(/inv:Invoice) or /*/cbc:InvoiceTypeCode = '380'"],
  ['011 type code of a credit note', "not(/cn:CreditNote) or /*/cbc:CreditNoteTypeCode = '381'"],
  ['012 DocumentCurrencyCode', "/*/cbc:DocumentCurrencyCode = 'SGD'"],
  ['013 no TaxCurrencyCode beside SGD', 'not(/*/cbc:TaxCurrencyCode)'],
  ['017 seller’s endpoint', endpoint(seller)],
  ['019 seller’s street, postal code, country', address(seller)],
  [
    '023 seller’s GST number',
    `not(${isRegistered}) or (${filled(`${seller}/cac:PartyTaxScheme/cbc:CompanyID`)} and ${seller}/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID = 'GST')`,
  ],
  ['025 seller’s name', filled(`${seller}/cac:PartyLegalEntity/cbc:RegistrationName`)],
  ['026 seller’s UEN', filled(`${seller}/cac:PartyLegalEntity/cbc:CompanyID`)],
  ['027 buyer’s endpoint', endpoint(buyer)],
  ['029 buyer’s street, postal code, country', address(buyer)],
  ['033 buyer’s name', filled(`${buyer}/cac:PartyLegalEntity/cbc:RegistrationName`)],
  ['034 buyer’s UEN', filled(`${buyer}/cac:PartyLegalEntity/cbc:CompanyID`)],
  ['035 TaxTotal', `${filled('/*/cac:TaxTotal/cbc:TaxAmount')}`],
  [
    '036 GST by category sums',
    `${inCents('sum(/*/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount)')} = ${inCents('/*/cac:TaxTotal/cbc:TaxAmount')}`,
  ],
  ['039 each category', `count(//cac:TaxSubtotal) = 1 and ${category('//cac:TaxSubtotal/cac:TaxCategory')}`],
  ['040 its rate', filled('//cac:TaxSubtotal/cac:TaxCategory/cbc:Percent')],
  ['041 its scheme', "//cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:ID = 'GST'"],
  ['042 its taxable amount', filled('//cac:TaxSubtotal/cbc:TaxableAmount')],
  ['045 the lines’ category', `//cac:TaxSubtotal/cac:TaxCategory/cbc:ID = ${line}//cac:ClassifiedTaxCategory/cbc:ID`],
  [
    '050 sum of lines',
    `${inCents(`${sums}/cbc:LineExtensionAmount`)} = ${inCents(`sum(${line}/cbc:LineExtensionAmount)`)}`,
  ],
  ['052 without GST', `${sums}/cbc:TaxExclusiveAmount = ${sums}/cbc:LineExtensionAmount`],
  [
    '054 with GST',
    `${sums}/cbc:TaxInclusiveAmount >= 0 and ${inCents(`${sums}/cbc:TaxExclusiveAmount + /*/cac:TaxTotal/cbc:TaxAmount`)} = ${inCents(`${sums}/cbc:TaxInclusiveAmount`)}`,
  ],
  ['057 to be paid', `${sums}/cbc:PayableAmount = ${sums}/cbc:TaxInclusiveAmount`],
  ['059 a line’s ID', filled(`${line}/cbc:ID`)],
  [
    '060 its quantity and unit',
    `${filled(`${line}/*[self::cbc:InvoicedQuantity or self::cbc:CreditedQuantity]`)} and ${filled(`${line}/*/@unitCode`)}`,
  ],
  ['062 its amount', filled(`${line}/cbc:LineExtensionAmount`)],
  ['064 its name', filled(`${line}/cac:Item/cbc:Name`)],
  ['066 its category', category(`${line}/cac:Item/cac:ClassifiedTaxCategory`)],
  ['067 its rate', filled(`${line}/cac:Item/cac:ClassifiedTaxCategory/cbc:Percent`)],
  ['068 its scheme', `${line}/cac:Item/cac:ClassifiedTaxCategory/cac:TaxScheme/cbc:ID = 'GST'`],
  ['070 its price', `${line}/cac:Price/cbc:PriceAmount >= 0`],
  ['072 a credit note’s reason', `not(/cn:CreditNote) or ${filled('/*/cbc:Note')}`],
  ['075 one currency', `count(${amounts}) >= 8 and not(${amounts}[@currencyID != 'SGD'])`],
  [
    '079 two decimals',
    `not(${amounts}[string-length(substring-after(., '.')) > 2]) and not(//*[contains(local-name(), 'Amount')][not(@currencyID)])`,
  ],
];

/** The numbers of all of them. */
export const c5Rules = rules.map(([rule]) => rule.slice(0, 3));

const schema = 'urn:oasis:names:specification:ubl:schema:xsd:';
const prefixes = {
  inv: `${schema}Invoice-2`,
  cn: `${schema}CreditNote-2`,
  cac: `${schema}CommonAggregateComponents-2`,
  cbc: `${schema}CommonBasicComponents-2`,
};

/** The rules of acceptance that an e-invoice breaks. */
export const brokenC5 = (xml: string): string[] => {
  using read = XmlDocument.fromString(xml);
  return rules.filter(([, holds]) => read.eval(holds, prefixes) !== true).map(([rule]) => rule);
};
