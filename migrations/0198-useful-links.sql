-- Links to pages of others, by group and place.
CREATE TABLE useful_link (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "group"     text NOT NULL CHECK ("group" IN ('gov-e-services', 'tools-and-services', 'professional-body', 'resources', 'agent-tools')),
  place       integer NOT NULL,
  title       text NOT NULL CHECK (title <> ''),
  description text NOT NULL,
  address     text NOT NULL CHECK (address ~* '^https://'),
  icon        text NOT NULL,
  is_hidden   boolean NOT NULL
);
CREATE INDEX useful_link_in_order ON useful_link ("group", place);

INSERT INTO useful_link ("group", place, title, description, address, icon, is_hidden)
VALUES
  ('gov-e-services', 1, 'CEA Public Register', 'Registered salespeople and licensed agencies', 'https://www.cea.gov.sg/aceas/public-register', 'id', false),
  ('gov-e-services', 2, 'HDB Flat Portal', 'Eligibility, listings and resale applications', 'https://homes.hdb.gov.sg', 'home', false),
  ('gov-e-services', 3, 'HDB e-Services', 'Flat details, upgrading, rental approvals', 'https://www.hdb.gov.sg/residential', 'home', false),
  ('gov-e-services', 4, 'SLA INLIS', 'Title searches and land information', 'https://www.sla.gov.sg/inlis', 'map', false),
  ('gov-e-services', 5, 'SLA MyProperty', 'Property ownership of your client, with Singpass', 'https://www.sla.gov.sg/myproperty', 'home', false),
  ('gov-e-services', 6, 'IRAS e-Stamping', 'Stamp tenancy agreements and sale documents', 'https://estamping.iras.gov.sg', 'tax', false),
  ('gov-e-services', 7, 'IRAS Property Tax', 'Annual values and property tax', 'https://www.iras.gov.sg/taxes/property-tax', 'tax', false),
  ('gov-e-services', 8, 'URA SPACE', 'Master plan, conservation and approved use', 'https://www.ura.gov.sg/maps', 'map', false),
  ('gov-e-services', 9, 'URA REALIS', 'Transactions of private property', 'https://www.ura.gov.sg/reis/index', 'data', false),
  ('gov-e-services', 10, 'ACRA Bizfile', 'Companies, their officers and shareholders', 'https://www.bizfile.gov.sg', 'building', false),
  ('gov-e-services', 11, 'MOM Work Pass Check', 'Whether a tenant’s pass is valid', 'https://www.mom.gov.sg/check-wp', 'id', false),
  ('gov-e-services', 12, 'ICA e-Services', 'Passes and permanent residence', 'https://eservices.ica.gov.sg', 'id', false),
  ('gov-e-services', 13, 'CPF Home Ownership', 'Use of CPF savings for property', 'https://www.cpf.gov.sg/member/home-ownership', 'money', false),
  ('gov-e-services', 14, 'SPF SONAR', 'File a suspicious transaction report', 'https://www.police.gov.sg/sonar', 'shield', false),
  ('gov-e-services', 15, 'MAS Targeted Sanctions', 'Lists of designated persons', 'https://www.mas.gov.sg/regulation/anti-money-laundering/targeted-financial-sanctions', 'shield', false),
  ('gov-e-services', 16, 'PDPC Do Not Call Registry', 'Check numbers before you call or text', 'https://www.dnc.gov.sg', 'phone', false),
  ('tools-and-services', 1, 'OneMap', 'Addresses, amenities and schools on the map', 'https://www.onemap.gov.sg', 'map', false),
  ('tools-and-services', 2, 'data.gov.sg', 'Open data of HDB, URA and others', 'https://data.gov.sg', 'data', false),
  ('tools-and-services', 3, 'MyTransport', 'Stations, buses and travel times', 'https://www.lta.gov.sg/content/ltagov/en/map.html', 'map', false),
  ('tools-and-services', 4, 'SchoolFinder', 'Schools near an address', 'https://www.moe.gov.sg/schoolfinder', 'school', false),
  ('professional-body', 1, 'Council for Estate Agencies (CEA)', 'The regulator of estate agencies and salespeople', 'https://www.cea.gov.sg', 'scale', false),
  ('professional-body', 2, 'Singapore Estate Agents Association (SEAA)', 'Training, standard forms and member services', 'https://www.seaa.org.sg', 'people', false),
  ('professional-body', 3, 'Institute of Estate Agents (IEA)', 'Training and professional conduct', 'https://www.iea.sg', 'people', false),
  ('professional-body', 4, 'Singapore Institute of Surveyors and Valuers (SISV)', 'Valuers, surveyors and their courses', 'https://www.sisv.org.sg', 'people', false),
  ('professional-body', 5, 'Real Estate Developers’ Association (REDAS)', 'Developers and market views', 'https://www.redas.com', 'building', false),
  ('professional-body', 6, 'Singapore Academy of Law (SAL)', 'Law, conveyancing and mediation', 'https://www.sal.org.sg', 'scale', false),
  ('resources', 1, 'CEA Professional Service Manual', 'How salespeople are to serve their clients', 'https://www.cea.gov.sg/legislation-guidelines/professional-service-manual', 'form', false),
  ('resources', 2, 'Estate Agents Act and Regulations', 'The law that applies to your work', 'https://sso.agc.gov.sg/Act/EAA2010', 'scale', false),
  ('agent-tools', 1, 'Stamp Duty Calculator', 'Buyer’s, additional and seller’s stamp duty by IRAS', 'https://mytax.iras.gov.sg/ESVWeb/default.aspx?target=MSDCalcBuyingProperty', 'calculator', false),
  ('agent-tools', 2, 'Loan Calculator', 'Monthly instalments and affordability', 'https://www.moneysense.gov.sg/planning-tools/mortgage-calculator', 'calculator', false),
  ('agent-tools', 3, 'Namecard Ordering', 'Order name cards in the agency’s design', 'https://www.vistaprint.sg/business-cards', 'id', false);
