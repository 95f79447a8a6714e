/**
 * Pages whose feature comes later, by path: their name as the menu writes it, what will be there, and how many tabs an
 * index in the address may mean.
 */
export const comingPages: Record<string, { name: string; what: string; tabs?: number }> = {
  '/CEACirculars': {
    name: 'CEA Practice Circulars',
    what: 'The regulator’s circulars with their attachments, and which of them you have not read.',
  },
  '/contact-management': {
    name: 'Contact Management',
    what: 'Your customers with their properties, addresses, profiles and documents.',
  },
  '/contact-management/contact-detail': {
    name: 'Contact',
    what: 'One customer with their properties, addresses, profile and documents.',
    tabs: 5,
  },
  '/e-cdd': { name: 'E-CDD Form', what: 'Due diligence questionnaires that your customer signs online.' },
  '/my-productions': { name: 'Production Dashboard', what: 'What you closed, earned and are owed.' },
  '/my-productions/submitted-deal': { name: 'My Transactions', what: 'Your deals, with receipts and tax invoices.' },
  '/my-productions/commission-payout': { name: 'My Payment Received', what: 'Commission paid out to you.' },
  '/my-productions/outstanding-invoice': {
    name: 'My Outstanding Comm',
    what: 'Invoices that clients have yet to pay, and reminders.',
  },
  '/team-productions': { name: 'Team HR', what: 'The people in your team.' },
  '/team-productions/deal-submitted': { name: 'Team Transactions', what: 'The deals of your team.' },
  '/team-productions/team-performance': {
    name: 'Team Performance',
    what: 'What your team closed, level by level.',
  },
  '/training/course-attended': { name: 'CPD Course(s) Attended', what: 'Your courses and their certificates.' },
  '/training/course-registered': {
    name: 'Courses/Events Registered',
    what: 'Courses and events that you have registered for.',
  },
  '/agent-tools': {
    name: 'Agent Tools',
    what: 'AML checks, market data, announcements and calculators.',
  },
  '/agent-tools/aml': { name: 'AML', what: 'Screening of customers, and its reports.' },
  '/agent-tools/announcement': { name: 'Announcements', what: 'News from the agency.' },
  '/agent-tools/caveat-hdb': { name: 'Market Data', what: 'Caveats, HDB resale, rental and open-market prices.' },
  '/resources': { name: 'Resources', what: 'Official forms in their folders, and links beside them.' },
  '/UsefulLinks/gov-e-services': { name: 'Gov E-Services', what: 'Links to government e-services.' },
  '/UsefulLinks/tools-and-services': { name: 'Tools And Services', what: 'Links to tools and services.' },
  '/UsefulLinks/professional-body': { name: 'Professional Body', what: 'Links to professional bodies.' },
  '/NotificationDeviceMgt': { name: 'Notification Devices', what: 'The browsers that get your notifications.' },
};
