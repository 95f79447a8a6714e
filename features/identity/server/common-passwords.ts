let known: Promise<ReadonlySet<string>> | undefined;

const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
};

/** Some 49,000 passwords that attackers try first, in small letters; read when the first password is chosen. */
export const commonPasswords = (): Promise<ReadonlySet<string>> => {
  known ??= load();
  return known;
};
