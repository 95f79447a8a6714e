import './Loading.css';

/** Shown until the first page is loaded: what index.html shows until the app has started. */
export function Loading() {
  return (
    <main className="gable-loading">
      <img src="/favicon.svg" alt="" width={48} height={48} />
      <h1>Gable</h1>
    </main>
  );
}
