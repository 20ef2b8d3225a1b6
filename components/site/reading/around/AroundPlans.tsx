import type { Around } from '@/lib/content/pages';
import { late } from '@/lib/late/late';
import styles from './AroundPlans.module.css';
import { Sections } from '@/components/site/reading/Sections';
import { Terms } from '@/components/site/reading/Terms';

/** Loaded late: its texts are in the page's data but not in its HTML, which keeps the first view small. */
const WordsAround = late({
  load: () => import('./WordsAround').then((module) => module.WordsAround),
});

/** Stands beside plans: what there is to know of their kind, and where to read on. */
export function AroundPlans({ sections, ways, terms, words }: Around) {
  return (
    <div className={sections.length > 0 ? `wrap section ${styles.columns}` : 'wrap section'}>
      {sections.length > 0 && (
        <div className={styles.text}>
          <Sections sections={sections} />
        </div>
      )}
      <WordsAround ways={ways} words={words} />
      <Terms terms={terms} />
    </div>
  );
}
