/** Square feet in a square metre. */
export const feetInMetre = 10.7639104;
