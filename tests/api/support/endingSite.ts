// A site as far as its store goes: it lives until the store has ended. Its argument is the folder.
import { startStore } from 'embedded-mongo';
import { endWithStore } from '@/lib/server/launcher/endWithStore';

const store = endWithStore(await startStore({ dir: process.argv[2] ?? '' }));
setInterval(() => undefined, 60_000);
process.stdout.write(store.uri);
