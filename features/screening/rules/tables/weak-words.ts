/** Words that join the parts of a name and say little of whose it is: articles, prepositions, "son of". */
export const weakOfPeople: ReadonlySet<string> = new Set(
  `al el ul ud ad as ar an il the de da do dos das del della di du des la le las los lo van von der den ter ten zu y e i und and
  bin ben ibn bint binti binte bte bt b s/o d/o a/l a/p so do anak mac mc st san santa abu abou um umm ould wuld`.split(
    /\s+/,
  ),
);

/** Between a person and the parent: what stands before it is not what stands after. */
export const sonOf: ReadonlySet<string> = new Set(
  'bin ben ibn bint binti binte bte bt b s/o d/o a/l a/p anak ould wuld'.split(' '),
);

export const weakOfBodies: ReadonlySet<string> = new Set(
  'the of and for in on at to a an de la le les du des der die das und fur y e et del di el al i'.split(' '),
);

/** Words that very many bodies have, which say what they do and not who they are. */
export const commonOfBodies: ReadonlySet<string> = new Set(
  `group holding holdings trading international intl global general enterprise enterprises industry industries industrial company
  corporation services service solutions systems technology technologies management investment investments capital finance financial
  development organization organisation association foundation institute center centre national import export trade commercial`.split(
    /\s+/,
  ),
);
