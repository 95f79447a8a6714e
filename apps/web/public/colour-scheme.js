/* Runs before the first paint, so that the dark scheme has no white flash. The content policy allows no inline script. */
try {
  const wanted = localStorage.getItem('gable-scheme') ?? 'auto';
  const dark = wanted === 'dark' || (wanted === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
} catch {
  document.documentElement.setAttribute('data-mantine-color-scheme', 'light');
}
