export const propertyCategories = ['hdb', 'private-residential', 'landed', 'commercial', 'industrial', 'land'] as const;

export type PropertyCategory = (typeof propertyCategories)[number];

export const propertyTypes = {
  hdb: {
    '1R': '1 room',
    '2R': '2 room',
    '2R_FLEXI': '2 room flexi',
    '3R': '3 room',
    '4R': '4 room',
    '5R': '5 room',
    EXEC_APT: 'Executive apartment',
    EXEC_MAISONETTE: 'Executive maisonette',
    JUMBO: 'Jumbo',
    MULTI_GEN: 'Multi-generation',
    DBSS: 'DBSS',
  },
  'private-residential': {
    APARTMENT: 'Apartment',
    CONDOMINIUM: 'Condominium',
    EXEC_CONDO: 'Executive condominium',
    WALK_UP: 'Walk-up apartment',
    SERVICED_APT: 'Serviced apartment',
  },
  landed: {
    TERRACE: 'Terrace',
    CORNER_TERRACE: 'Corner terrace',
    SEMI_DETACHED: 'Semi-detached',
    DETACHED: 'Bungalow',
    GCB: 'Good class bungalow',
    STRATA_LANDED: 'Strata-landed',
    SHOPHOUSE_RES: 'Residential shophouse',
    CONSERVATION: 'Conservation house',
  },
  commercial: {
    OFFICE: 'Office',
    RETAIL: 'Retail',
    SHOPHOUSE: 'Shophouse',
    FNB: 'Food and beverage',
    MEDICAL_SUITE: 'Medical suite',
    HDB_SHOP: 'HDB shop',
    HOTEL: 'Hotel',
  },
  industrial: {
    B1: 'Factory B1',
    B2: 'Factory B2',
    WAREHOUSE: 'Warehouse',
    BUSINESS_PARK: 'Business park',
    FACTORY_FLATTED: 'Flatted factory',
    FACTORY_STANDALONE: 'Standalone factory',
    FOOD_FACTORY: 'Food factory',
    DORMITORY: 'Dormitory',
  },
  land: { RES_LAND: 'Residential land', COM_LAND: 'Commercial land', IND_LAND: 'Industrial land' },
} as const satisfies Record<PropertyCategory, Record<string, string>>;

/** `private-residential` → `Private Residential`; HDB stays in capitals. */
export const categoryWord = (category: string): string =>
  category === 'hdb'
    ? 'HDB'
    : category
        .split('-')
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
        .join(' ');

export const propertyTypeWord = (category: PropertyCategory, type: string): string =>
  Object.entries(propertyTypes[category]).find(([code]) => code === type)?.[1] ?? type;

/** The types of all categories. */
export const propertyTypeCodes: [string, ...string[]] = Object.values(propertyTypes).flatMap((types) =>
  Object.keys(types),
) as [string, ...string[]];
