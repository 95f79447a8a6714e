import './Loading.css';

/** Shown until the first page is loaded: what index.html shows until the app has started. */
export function Loading() {
  return (
    <main className="gable-loading">
      <img src="/favicon.svg" alt="" width={48} height={48} />
      <p>Gable</p>
      <h1>Loading</h1>
    </main>
  );
}
