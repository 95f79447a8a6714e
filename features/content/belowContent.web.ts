/** The page above those of the content desk. */
export const belowContent = [{ label: 'Content', to: '/agency-desk/content' }];
