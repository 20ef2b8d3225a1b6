// A site reduced to its store, alive until the store ends; the argument is its folder.
import { startStore } from 'embedded-mongo';
import { endWithStore } from '@/lib/server/launcher/endWithStore';

const store = endWithStore(await startStore({ dir: process.argv[2] ?? '' }));
setInterval(() => undefined, 60_000);
process.stdout.write(store.uri);
