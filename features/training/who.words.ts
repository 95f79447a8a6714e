/** Content makes courses, and people keeps sessions and attendance; both read all of it. */
export const bothDesks = { who: ['desk:content', 'desk:people'] } as const;
export const contentDesk = { who: 'desk:content' } as const;
export const peopleDesk = { who: 'desk:people' } as const;
