import { useTranslations } from 'next-intl';
import type { Around } from '@/lib/content/pages';
import styles from './AroundPlans.module.css';
import { FurtherReading } from '@/components/site/reading/FurtherReading';
import { Terms } from '@/components/site/reading/Terms';

/** Links to further reading, and explains words where they stand. */
export function WordsAround({ ways, words }: Pick<Around, 'ways' | 'words'>) {
  const t = useTranslations('reading.beyond');
  return (
    <div className={styles.side}>
      <FurtherReading ways={ways} />
      {words.length > 0 && (
        <section aria-labelledby="words-title">
          <h2 id="words-title">{t('words')}</h2>
          <ul>
            {words.map(({ id, title }) => (
              <li key={id}>
                <button type="button" className="term" popoverTarget={`term-${id}`}>
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Terms terms={words} />
    </div>
  );
}
