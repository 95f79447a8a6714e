/** Shows the colours that the device has at the moment, unless one scheme was chosen; public/colour-scheme.js begins with them. */
export const followScheme = (): void => {
  const { dataset } = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', () => {
    if (chosen() === 'auto') dataset.mantineColorScheme = dark.matches ? 'dark' : 'light';
  });
};

const chosen = (): string => {
  try {
    return localStorage.getItem('gable-scheme') ?? 'auto';
  } catch {
    return 'auto';
  }
};
