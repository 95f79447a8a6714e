import { Mark } from '#platform/web/shell/header/Mark.tsx';
import './Loading.css';

/** Shown until the first page is loaded: what index.html shows until the app has started. */
export function Loading() {
  return (
    <main className="gable-loading">
      <Mark size={48} />
      <p>Gable</p>
      <h1>Loading</h1>
    </main>
  );
}
