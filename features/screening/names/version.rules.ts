/** The version of the rules by which names are compared: a change of what they find is a new one, and screens everybody again. */
export const engineVersion = 'gable-names-9';
