import path from 'node:path';
import { readConfiguration } from '@/lib/server/launcher/configuration/environment';
import { useEgressProxy } from '@/lib/server/launcher/configuration/egress';
import { explain } from '@/lib/server/launcher/configuration/explain';
import { takeArticles } from '@/lib/server/services/site/articles';

/** npm run articles: what the content server has, into `content/articles`, for a build. Exit codes: 0 done, 1 not. */

const root = path.resolve(import.meta.dirname, '../..');
try {
  await useEgressProxy(readConfiguration(root));
  const slugs = await takeArticles(path.join(root, 'content/articles'));
  process.stdout.write(
    `${slugs.length} articles written. Look at them with git diff, run npm test -- "units and screens", then build.\n`,
  );
} catch (error) {
  process.stderr.write(`\n${explain(error)}\n`);
  process.exit(1);
}
