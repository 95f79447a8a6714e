/** Prints pages in the light scheme, also if the dark one is chosen. */
export const printByDay = () => {
  const { dataset } = document.documentElement;
  let { mantineColorScheme: shown } = dataset;
  window.addEventListener('beforeprint', () => {
    shown = dataset.mantineColorScheme;
    dataset.mantineColorScheme = 'light';
  });
  window.addEventListener('afterprint', () => {
    dataset.mantineColorScheme = shown;
  });
};
