/** Paper is white: what is printed at night is printed as by day. */
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
