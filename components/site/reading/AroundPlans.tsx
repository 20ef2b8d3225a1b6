import { useTranslations } from 'next-intl';
import type { Around } from '@/lib/content/pages';
import styles from './AroundPlans.module.css';
import { Beyond } from './Beyond';
import { Sections } from './Sections';
import { Terms } from './Terms';

/** Beside plans: what there is to know of their kind, articles, and words explained where they stand. */
export function AroundPlans({ sections, ways, terms }: Around) {
  const t = useTranslations('reading.beyond');
  return (
    <div className={`wrap section ${styles.columns}`}>
      {sections.length > 0 && (
        <div className={styles.text}>
          <Sections sections={sections} />
        </div>
      )}
      <div className={styles.side}>
        <Beyond ways={ways} />
        {terms.length > 0 && (
          <section aria-labelledby="words-title">
            <h2 id="words-title">{t('words')}</h2>
            <ul>
              {terms.map(({ id, title }) => (
                <li key={id}>
                  <button type="button" className="term" popoverTarget={`term-${id}`}>
                    {title}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <Terms terms={terms} />
    </div>
  );
}
