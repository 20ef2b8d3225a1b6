import type { RunningStore } from 'embedded-mongo';

/**
 * Without its store the site could only refuse, and for ever. So the process ends with a sentence, and whoever watches
 * it starts it again: all that was acknowledged is on the disk.
 */
export function endWithStore<Store extends RunningStore | undefined>(store: Store): Store {
  void store?.ended.then((error) => {
    // `stop` ends it without an error.
    if (!error) return;
    const reason = error.name.startsWith('Store')
      ? error.message
      : `The embedded store ended: ${error.message}.`;
    process.stderr.write(`\n${reason}\nAll that was acknowledged is on the disk. Start the site again.\n`);
    process.exit(1);
  });
  return store;
}
