// A reporter of Vitest: writes how long each file of tests took.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './runtime.mjs';
import { slowestFirst, slowestPath } from './slowest-first.mjs';

export default class SlowestFiles {
  #began = performance.now();
  #starts = new Map();
  #files = [];

  onTestModuleQueued({ id }) {
    this.#starts.set(id, this.#now());
  }

  onTestModuleEnd(file) {
    const to = this.#now();
    this.#files.push({
      path: relative(root, file.moduleId),
      kind: file.project.name,
      worker: file.diagnostic().concurrencyId,
      from: this.#starts.get(file.id) ?? to,
      to,
    });
  }

  onTestRunEnd() {
    writeFileSync(slowestPath, slowestFirst(this.#files));
  }

  /** Seconds since the run began. */
  #now() {
    return (performance.now() - this.#began) / 1000;
  }
}
