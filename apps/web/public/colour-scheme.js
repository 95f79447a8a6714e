/* Before the first paint, so that the night has no white flash. A file, since the content policy allows no inline script. */
try {
  const wanted = localStorage.getItem('gable-scheme') ?? 'auto';
  const dark = wanted === 'dark' || (wanted === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
} catch {
  document.documentElement.setAttribute('data-mantine-color-scheme', 'light');
}
