import path from 'node:path';
import { readConfiguration } from '@/lib/server/launcher/configuration/environment';
import { useEgressProxy } from '@/lib/server/launcher/configuration/egress';
import { takeArticles } from '@/lib/server/services/site/articles';
import { readArguments, root, runCommand } from './command';

/**
 * npm run articles: writes the content server's articles into `content/articles`, for a build. Exit codes: 0 done, 1
 * not, 2 wrong use.
 */
readArguments({ usage: 'usage: npm run articles' });
await runCommand(async () => {
  await useEgressProxy(readConfiguration(root));
  const slugs = await takeArticles(path.join(root, 'content/articles'));
  process.stdout.write(
    `${slugs.length} articles written. Look at them with git diff, run npm test -- "units and screens", then build.\n`,
  );
  return 0;
});
