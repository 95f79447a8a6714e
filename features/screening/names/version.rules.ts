/** Version of the rules by which names are compared. A change of results needs a new version, which screens everybody again. */
export const engineVersion = 'gable-names-10';
