/** `h•••m@gable.example`: the owner recognises the address, and nobody else can read it. */
export const maskedEmail = (address: string): string => {
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at);
  const masked = name.length > 2 ? `${name[0]}•••${name.at(-1)}` : '•••';
  return `${masked}${address.slice(at)}`;
};
