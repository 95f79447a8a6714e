/** Why two contacts may be the same customer. */
export const likenesses = {
  NUMBER: 'Same identity number',
  PHONE: 'Same phone',
  EMAIL: 'Same email',
  BIRTH: 'Same date of birth',
  NAME: 'Same name',
} as const;
export type Likeness = keyof typeof likenesses;
