import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/common/ui/Icon';
import { paths } from '@/lib/config/paths';
import { Link } from '@/components/common/ui/Link';
import { useStrips } from '@/hooks/site/useStrips';
import type { StripEntry } from '@/lib/domain/site/contract';
import styles from './Strip.module.css';

/** Enough copies to fill any screen width. */
const repeats = Array.from({ length: 8 }, (_, at) => at);

/**
 * The promotional strip shows the given entries, else those of the content server, else our own offer. It scrolls, and
 * pauses on hover, on focus, by its button and with reduced motion. Screen readers get one copy only.
 */
export function Strip({ entries }: { entries?: readonly StripEntry[] }) {
  const t = useTranslations('layout.strip');
  const [isPaused, setIsPaused] = useState(false);
  const { strip } = useStrips();
  const shown =
    entries ??
    strip ??
    Array.from({ length: 5 }, () => ({ text: t('offer'), link: paths.product('reassurev3') }));
  // An empty strip keeps its space, so that nothing jumps.
  if (shown.length === 0) return <div className={styles.strip} />;
  return (
    <section className={isPaused ? `${styles.strip} ${styles.paused}` : styles.strip} aria-label={t('label')}>
      <div className={styles.window}>
        <div className={styles.run}>
          {repeats.map((copy) => (
            <ul key={copy} aria-hidden={copy > 0 || undefined}>
              {shown.map((entry, index) => (
                <li key={index}>
                  <Link href={entry.link} newTab tabIndex={copy > 0 ? -1 : undefined}>
                    {entry.text}
                  </Link>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
      <button type="button" className={styles.pause} onClick={() => setIsPaused(!isPaused)}>
        <Icon name={isPaused ? 'play' : 'pause'} size="small" />
        <span>{isPaused ? t('play') : t('pause')}</span>
      </button>
    </section>
  );
}
