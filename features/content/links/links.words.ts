/** The lists of links, each on a page of its own or on a page beside other things. */
export const linkGroups = {
  'gov-e-services': 'Gov E-Services',
  'tools-and-services': 'Tools And Services',
  'professional-body': 'Professional Body',
  resources: 'Resources',
  'agent-tools': 'Agent Tools',
} as const;
export type LinkGroup = keyof typeof linkGroups;

/** The pictures that a link may have. */
export const linkIcons = {
  link: 'Link',
  building: 'Building',
  home: 'Home',
  map: 'Map',
  scale: 'Law',
  tax: 'Tax',
  money: 'Money',
  calculator: 'Calculator',
  people: 'People',
  id: 'Identity card',
  phone: 'Phone',
  shield: 'Shield',
  data: 'Data',
  school: 'Training',
  form: 'Form',
} as const;
export type LinkIcon = keyof typeof linkIcons;
