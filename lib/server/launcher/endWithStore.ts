import type { RunningStore } from 'embedded-mongo';

/**
 * Ends the process with a readable reason if the store ends, so that its supervisor restarts it; acknowledged
 * data is on disk.
 */
export function endWithStore<Store extends RunningStore | undefined>(store: Store): Store {
  void store?.ended.then((error) => {
    // A regular `stop` has no error.
    if (!error) return;
    const reason = error.name.startsWith('Store')
      ? error.message
      : `The embedded store ended: ${error.message}.`;
    process.stderr.write(`\n${reason}\nAll that was acknowledged is on the disk. Start the site again.\n`);
    process.exit(1);
  });
  return store;
}
